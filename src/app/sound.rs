//! Short quiet sounds, where the program is built with the feature `sound`.
//!
//! They are made here from tones and noise; no recording is shipped. Whatever can be heard must always be
//! visible as well.

use std::f32::consts::TAU;

/// Whether this build can play them.
pub const IS_BUILT: bool = cfg!(feature = "sound");

/// Samples in a second.
pub const RATE: u32 = 44_100;

/// A sound.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sound {
    /// Dice come to lie.
    Dice,
    /// Boxes are marked, or runners and squares move.
    Mark,
    /// A turn is lost.
    Bust,
    /// A best result is beaten.
    Record,
    /// The time for a throw is nearly over.
    Warning,
}

impl Sound {
    /// Every sound.
    pub const ALL: [Sound; 5] = [
        Sound::Dice,
        Sound::Mark,
        Sound::Bust,
        Sound::Record,
        Sound::Warning,
    ];

    /// The samples, −1 to 1, [`RATE`] a second.
    pub fn samples(self) -> Vec<f32> {
        let mut tape = Tape::default();
        match self {
            Sound::Dice => {
                for (start, loudness) in [
                    (0.0, 0.22),
                    (0.06, 0.18),
                    (0.1, 0.2),
                    (0.17, 0.12),
                    (0.23, 0.08),
                ] {
                    tape.knock(start, 0.03, loudness);
                }
            }
            Sound::Mark => {
                tape.knock(0.0, 0.07, 0.05);
                tape.knock(0.1, 0.08, 0.06);
            }
            Sound::Bust => {
                tape.tone(0.0, 0.3, 233.1, 0.2);
                tape.tone(0.16, 0.5, 174.6, 0.2);
            }
            Sound::Record => {
                tape.tone(0.0, 0.4, 523.3, 0.14);
                tape.tone(0.12, 0.4, 659.3, 0.14);
                tape.tone(0.24, 0.7, 784.0, 0.14);
            }
            Sound::Warning => {
                tape.tone(0.0, 0.12, 880.0, 0.1);
                tape.tone(0.16, 0.16, 880.0, 0.1);
            }
        }
        tape.samples
    }
}

/// Sounds laid one over the other.
#[derive(Default)]
struct Tape {
    samples: Vec<f32>,
}

impl Tape {
    /// A tone that fades away: its start and its length in seconds, its pitch in hertz.
    fn tone(&mut self, start: f32, length: f32, pitch: f32, loudness: f32) {
        self.add(start, length, |at| {
            // A sudden start would be heard as a click.
            let swell = (at / 0.008).min(1.0);
            let fade = (-4.0 * at / length).exp() * (1.0 - at / length);
            loudness * swell * fade * (TAU * pitch * at).sin()
        });
    }

    /// Noise that fades away.
    fn knock(&mut self, start: f32, length: f32, loudness: f32) {
        let mut noise = 0x2545_F491_u32;
        let mut last = 0.0;
        self.add(start, length, |at| {
            noise = noise.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let white = (noise >> 8) as f32 / (1 << 23) as f32 - 1.0;
            // Wood is duller than white noise.
            last += (white - last) * 0.35;
            loudness * last * (-5.0 * at / length).exp() * (1.0 - at / length)
        });
    }

    fn add(&mut self, start: f32, length: f32, mut sample: impl FnMut(f32) -> f32) {
        let rate = RATE as f32;
        let first = (start * rate) as usize;
        let count = (length * rate) as usize;
        let needed = self.samples.len().max(first + count);
        self.samples.resize(needed, 0.0);
        for (place, there) in self.samples[first..first + count].iter_mut().enumerate() {
            *there += sample(place as f32 / rate);
        }
    }
}

/// Plays sounds; silent if the program is built without them, or the system has no device.
#[derive(Default)]
pub struct Speaker {
    #[cfg(feature = "sound")]
    device: Option<rodio::MixerDeviceSink>,
}

impl Speaker {
    /// Plays a sound along with those still playing.
    #[cfg(feature = "sound")]
    pub fn play(&mut self, sound: Sound) {
        use std::num::NonZero;

        if self.device.is_none() {
            self.device = rodio::DeviceSinkBuilder::open_default_sink().ok();
            if let Some(device) = &mut self.device {
                device.log_on_drop(false);
            }
        }
        if let (Some(device), Some(rate)) = (&self.device, NonZero::new(RATE)) {
            let samples =
                rodio::buffer::SamplesBuffer::new(NonZero::<u16>::MIN, rate, sound.samples());
            device.mixer().add(samples);
        }
    }

    /// Plays nothing.
    #[cfg(not(feature = "sound"))]
    pub fn play(&mut self, _sound: Sound) {}
}
