### Nová hra.

new-title-alone = Sólo
new-start = Začít
new-no-randomness = Systém nedává pro kostky náhodná čísla: { $error }. Hrajte se skutečnými kostkami.
new-players = Hráči
new-your-name = Jak se jmenujete?
new-alone-about = Ptáme se jednou. Další sólo hra začne hned.
new-programs = Počítačoví hráči
new-programs-about = Kliknutím přidáte
new-name-field = Jméno
new-board-full = U desky je místo pro čtyři.
new-nobody-known = Nikdo toho jména tu ještě nehrál.
new-known-hint = Známé z dřívějších her; ↓ u jména
new-colour-hint = { $colour }; jiná: { $key }
new-person-hint = Člověk. { $key }: někdo jiný
new-level-hint = { $character } { $key }: někdo jiný
new-earlier = Sedí dřív: { $key }
new-later = Sedí později: { $key }
new-remove = Od stolu: { $key }
new-dice = Kostky
new-dice-real = Skutečné kostky
new-dice-real-about = Vy házíte a píšete, co vidíte.
new-dice-app = Hází aplikace
new-dice-app-about = V každé hře nové kostky.
new-dice-today-hint = Dnes pro všechny stejné
new-dice-today-about = Dnes pro všechny stejné.
new-code-field = Kód kostek
new-code-hint = Kód kostek z jiné hry, abyste s nimi hráli znovu
new-code-fault = Kód má sedm až třináct písmen a číslic.
new-dice-code-about = Stejné pro všechny, kdo mají kód.
new-penalty = Řada s 1–4 křížky stojí
new-penalty-about = Podle pravidel 200.
new-counting = Hraje se
new-counts = O rekordy
new-practice = Jen cvičně
new-strict = Přísně
new-strict-about = Sólo, nové kostky aplikace: bez tipů a vracení.
new-counting-about = Dá se změnit i po hře.
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
new-sharing-forced = Tam nelze stop
new-placement = Dvojice na výběr
new-placement-about = Obvykle všechny.
new-placement-any = Všechny
new-placement-runner = Nejdřív běžec
new-placement-most = Nejvíc dvojic
new-choices = Volby
new-choices-about = Tajné: nikdo je nevidí, dokud nezvolí všichni.
new-choices-few = Tajné jsou pro dva a víc lidí.
new-open = Otevřené
new-secret = Tajné
new-secret-hint = Pro dva a víc lidí
new-time-choice = Čas na volbu
new-time-choice-about = Každému hráči běží znovu.
new-time-decision = Čas na rozhodnutí
new-time-decision-about = Při každém rozhodnutí běží znovu.
new-time-none = Bez limitu
new-time-field = Jiný
new-zero = Když čas vyprší
new-zero-about = Trenér hraje dobře; zapíše se to jako tip.
new-zero-warn = Jen upozornit
new-zero-first = Vzít první volbu
new-zero-coach = Volí trenér

## The rules as a list of parts with a comma between them, each a button that opens its choices. The dice come first.

# Above the list.
new-tonight = Dnešní pravidla
# Dice from a code.
new-dice-of = Kostky { $code }
new-rule-open = otevřené volby
new-rule-secret = tajné volby
# The points stand first.
new-rule-penalty = { $penalty } za nedokončenou řadu
new-rule-columns = { $count ->
    [few] { $count } sloupce k výhře
   *[other] { $count } sloupců k výhře
}
# Runners on a space with a square of somebody else.
new-rule-share = pole jsou společná
new-rule-jump = běžci skáčou
new-rule-forced = nelze stop na cizím kameni
# The pairs that may be chosen.
new-rule-any = všechny dvojice
new-rule-runner = nejdřív nový běžec
new-rule-most = co nejvíc dvojic
new-rule-no-limit = bez časového limitu
new-rule-limit = { $seconds } s na volbu
new-rule-counts = o rekordy
new-rule-practice = jen cvičně
new-rule-strict = přísně
