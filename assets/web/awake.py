#!/usr/bin/env python3
"""Writes awake.webm beside it: ten seconds of black and silence, which keep a phone's screen on while they play.

    python3 assets/web/awake.py
"""

import pathlib
import struct

# A key frame of VP8, 16 by 16 pixels, all black.
BLACK = bytes.fromhex("1002009d012a100010000487088585889984881802000c0d6000fef6e100")
# Six frames of Opus, of 20 ms each (TOC of CELT, mono, several frames of one size; their number), all silent.
SILENCE = b"\xfb\x06" + 6 * b"\xff\xfe"
STEP, STEPS = 120, 83
OPUS_HEAD = b"OpusHead" + struct.pack("<BBHIhB", 1, 1, 0, 48000, 0, 0)


def element(name, *parts):
    """An element of EBML: its id, its size in eight bytes, and what it holds."""
    content = b"".join(parts)
    return bytes.fromhex(name) + struct.pack(">Q", 1 << 56 | len(content)) + content


def number(name, value):
    return element(name, value.to_bytes((value.bit_length() + 7) // 8 or 1, "big"))


def block(track, moment, content):
    """A simple block, which is a key frame, within the cluster."""
    return element("a3", bytes([0x80 | track]), struct.pack(">h", moment), b"\x80", content)


head = element(
    "1a45dfa3",
    number("4286", 1), number("42f7", 1), number("42f2", 4), number("42f3", 8),
    element("4282", b"webm"), number("4287", 2), number("4285", 2),
)
length = STEP * STEPS
info = element(
    "1549a966",
    number("2ad7b1", 1_000_000), element("4489", struct.pack(">d", length)),
    element("4d80", b"Fifth Die"), element("5741", b"Fifth Die"),
)
video = element(
    "ae",
    number("d7", 1), number("73c5", 1), number("83", 1), element("86", b"V_VP8"),
    element("e0", number("b0", 16), number("ba", 16)),
)
audio = element(
    "ae",
    number("d7", 2), number("73c5", 2), number("83", 2), element("86", b"A_OPUS"), element("63a2", OPUS_HEAD),
    element("e1", element("b5", struct.pack(">d", 48000)), number("9f", 1)),
)
blocks = [(at * STEP, 2, SILENCE) for at in range(STEPS)]
blocks += [(second * 1000, 1, BLACK) for second in range(length // 1000 + 1)]
blocks = [block(track, moment, content) for moment, track, content in sorted(blocks)]
cluster = element("1f43b675", number("e7", 0), *blocks)
film = head + element("18538067", info, element("1654ae6b", video, audio), cluster)
pathlib.Path(__file__).with_suffix(".webm").write_bytes(film)
