### Nová hra.

new-title-alone = Sólo
new-start = Začít
new-no-randomness = Aplikace tu nemůže házet poctivě: { $error }. Hrajte se skutečnými kostkami.

## Kdo hraje

new-players = Kdo hraje?
new-your-name = Jak se jmenujete?
new-alone-about = Aplikace se ptá jen jednou. Další sólová hra začne hned.
new-programs = Počítačoví hráči
new-programs-about = Kliknutím přidáte

## Jména

new-name-field = Přidat jméno
new-board-full = Deskovou hru hrají nejvýš čtyři.
new-nobody-known = Nikdo s tímto jménem tu ještě nehrál.
new-known-hint = Známé z dřívějších her; ve jménu stiskněte ↓

## Tlačítka vedle jména

new-colour-hint = { $colour }; jiná: stiskněte { $key }
new-person-hint = Člověk; změna: stiskněte { $key }
new-level-hint = { $character } Změna: stiskněte { $key }
new-earlier = Posunout výš: { $key }
new-later = Posunout níž: { $key }
new-remove = Odebrat: { $key }

## Kostky

new-dice = Kostky
new-dice-real = Skutečné kostky
new-dice-real-about = Vy házíte a zadáte, co vidíte.
new-dice-app = Kostky z aplikace
new-dice-app-about = V každé hře nové kostky.
new-dice-today-hint = Dnes pro všechny stejné
new-dice-today-about = Dnes pro všechny stejné.
new-code-field = Kód kostek
new-code-hint = Kód kostek z jiné hry, aby se s nimi hrálo znovu
new-code-fault = Kód má sedm až třináct písmen a číslic.
new-dice-code-about = Stejné pro všechny, kdo mají tento kód.

## Postih a rekordy

new-penalty = Postih za nedokončenou řadu
new-penalty-about = Podle pravidel 200.
new-counting = Počítá se?
new-counts = Ano
new-practice = Cvičně
new-strict = Přísně
new-strict-about = Sólo, nové kostky z aplikace, bez tipů a vracení.
new-counting-about = Po hře to můžete změnit.

## Herní plán

new-columns = Sloupce k výhře
new-columns-about = Podle pravidel tři.
new-columns-three = Tři
new-columns-four = Čtyři
new-columns-five = Pět
new-columns-hint = Pro dva nebo tři hráče
new-sharing = Běžec na cizím kameni
new-sharing-about = Podle pravidel stojí spolu.
new-sharing-share = Stojí spolu
new-sharing-jump = Běžec skáče
new-sharing-forced = Stop tam nejde
new-placement = Dvojice na výběr
new-placement-about = Podle pravidel všechny.
new-placement-any = Všechny
new-placement-runner = Nejdřív nový běžec
new-placement-most = Nejvíc dvojic

## Tajné volby

new-choices = Volby
new-choices-about = Tajné: skryté, dokud nevyberou všichni.
new-choices-few = Jen pro dva a více hráčů.
new-open = Otevřené
new-secret = Tajné
new-secret-hint = Pro dva a více hráčů

## Čas

new-time-choice = Časový limit
new-time-choice-about = Na hráče.
new-time-decision = Časový limit
new-time-decision-about = Na rozhodnutí.
new-time-none = Bez limitu
new-time-field = Jiný
new-zero = Když čas vyprší
new-zero-about = Trenér hraje dobře, proto se jeho volba počítá jako tip.
new-zero-warn = Jen upozornit
new-zero-first = Vzít první volbu
new-zero-coach = Vybere trenér

## Pravidla jako seznam

new-tonight = Dnešní pravidla
new-dice-of = Kostky { $code }
new-rule-open = otevřené volby
new-rule-secret = tajné volby
new-rule-penalty = { $penalty } za nedokončenou řadu
new-rule-columns = { $count ->
    [one] { $count } sloupec
    [few] { $count } sloupce
    [many] { $count } sloupce
   *[other] { $count } sloupců
} k výhře
new-rule-share = běžci sdílejí pole
new-rule-jump = běžci skáčou
new-rule-forced = stop na kameni nejde
new-rule-any = všechny dvojice
new-rule-runner = nejdřív nový běžec
new-rule-most = nejvíc dvojic
new-rule-no-limit = bez časového limitu
new-rule-limit = { $seconds } s na volbu
new-rule-counts = o rekordy
new-rule-practice = jen cvičně
new-rule-strict = přísně
