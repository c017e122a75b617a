### Dotaz na trenéra nad pozicí, kterou si člověk sám sestaví.

ask-title = Zeptat se trenéra
ask-clear = Vyprázdnit

## Pod lístkem a plánem

ask-pad-about = Kliknutím na políčko zakřížkujete řadu až k němu, kliknutím na poslední křížek ho smažete. Kliknutím na kostku změníte číslo.
ask-board-about = Na tahu je první hráč. Klikněte tam, kde má vybraný kámen stát; dalším kliknutím ho odeberete.
ask-dice = Hod: zadejte nebo naklikejte pět kostek
ask-dice-or-none = Hod: zadejte nebo naklikejte čtyři kostky. Necháte-li prázdné: házet, nebo stop?

## Co se staví na plán

ask-runners = Běžci
ask-player = Hráč { $number }

## Místo rady

ask-out = Tento hráč je mimo hru: už není z čeho vybírat.
ask-won = Vyhrává { $name }.
ask-bust = Žádnou dvojici nejde zahrát: krach.

## Proč něco nemůže takto stát

ask-no-second-full-track = Plná dráha hráče vyřadí, takže plná může být jen jedna (X9).
ask-no-such-tracks = Lístek má tři dráhy s různými čísly a na každé 1 až 8 křížků (X2).
ask-no-such-goal = O čtyři nebo pět sloupců hrají nejvýš tři hráči (C10).
ask-no-runner-there = Běžec musí stát nad kamenem svého hráče a ve sloupci, který ještě nikdo nezískal: sloupec { $column } (C4, C5).
ask-no-more-runners = Máte jen tři běžce (C4).
ask-no-stack = Sloupec { $column }: v této variantě nesmí dva hráči stát na stejném poli (C11, C12).
ask-no-play-after-the-end = Dost sloupců k výhře může mít jen jeden hráč, a pak je konec hry: žádný běžec nezbývá (C10).
ask-no-square-in-won-column = Sloupec { $column } už někdo získal, nikdo jiný tam kámen nemá (C8).
ask-no-such-board = Na plánu hraje jeden až čtyři hráči a nad vrcholem sloupce nestojí žádný kámen (C1, C2).
