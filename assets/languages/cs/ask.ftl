### Trenér, dotázaný na ručně sestavenou pozici.

ask-title = Zeptat se trenéra
ask-clear = Vyprázdnit

ask-pad-about = Klepnutí na políčko zakřížkuje až k němu, na poslední křížek ho smaže. Klepnutí na kostku změní číslo.
ask-board-about = Na tahu je hráč 1. Klepněte tam, kde stojí vybraný kámen; druhé klepnutí ho sundá.
ask-dice = Hod: napište nebo naklikejte pět kostek
ask-dice-or-none = Hod: napište nebo naklikejte čtyři kostky. Bez hodu: házet, nebo skončit?

ask-runners = Běžci
ask-player = Hráč { $number }

ask-out = Tento hráč je mimo a už nevolí.
ask-won = Vyhrává { $name }.
ask-bust = Žádnou dvojici nelze zahrát: krach.

ask-no-second-full-track = S první plnou dráhou je hráč mimo, druhá plná být nemůže (X9).
ask-no-such-tracks = Lístek má tři dráhy s různými čísly, každou s 1–8 křížky (X2).
ask-no-such-goal = Čtyři nebo pět sloupců je nejvýš pro tři hráče (C10).
ask-no-runner-there = Ve sloupci { $column } stojí běžec nad kamenem svého hráče, a jen dokud sloupec nikdo nevyhrál (C4, C5).
ask-no-more-runners = Tah má tři běžce (C4).
ask-no-stack = V této variantě nikdy nestojí dva na stejném poli sloupce { $column } (C11, C12).
ask-no-play-after-the-end = Kdo má dost sloupců, vyhrál: nikdo jiný jich tolik nemá a žádný běžec nezbývá (C10).
ask-no-square-in-won-column = Sloupec { $column } je vyhraný: nikdo jiný tam kámen nemá (C8).
ask-no-such-board = Hraje jeden až čtyři hráči a nic nestojí nad vrcholem sloupce (C1, C2).
