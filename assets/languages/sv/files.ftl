### Filer: importera, exportera, spara.

files-opening = Öppnar partiet …
files-not-opened = Programmet lyckades inte öppna det här partiet; filen är som den var.
files-did-not-open = Partiet som var öppet gick inte att öppna förra gången, så det öppnas inte igen av sig självt. Det finns i listan.
files-second = En annan Fifth Die har den här mappen öppen: här kan partier ses, men inte spelas. När den har avslutats går det att fortsätta här.
files-second-refuses = Det går inte här, eftersom en annan Fifth Die har den här mappen öppen. Stäng den, så går det att fortsätta här.
files-tried-again = { $trouble } Partiet fortsätter; inget är förlorat så länge det här fönstret är öppet, och nya försök att spara görs med några sekunders mellanrum.
files-save-again = Spara igen
files-save-elsewhere = Spara någon annanstans
files-unsaved = Inte sparat än
files-unsaved-this =
    { $moves ->
        [0] Den senaste ändringen i det här partiet är inte sparad än.
        [one] { $moves } steg i det här partiet är inte sparat än.
       *[other] { $moves } steg i det här partiet är inte sparade än.
    }
files-unsaved-game =
    { $moves ->
        [0] Den senaste ändringen i ”{ $title }” är inte sparad än.
        [one] { $moves } steg i ”{ $title }” är inte sparat än.
       *[other] { $moves } steg i ”{ $title }” är inte sparade än.
    }
files-unsaved-settings = Inställningarna är inte sparade än.
files-saving = Sparar …
files-try-again = Försök igen
files-close-anyway = Stäng ändå
files-close-without = Stäng utan dem
files-stay = Stanna kvar

## Vart en ny fil skrivs

files-as = Som
files-to = Till
files-path = En sökväg
files-choose-place = Välj en plats …
files-no-place = Ingen plats valdes. Om ingen dialogruta öppnas, skriv sökvägen ovan.
files-nothing = Det finns inget att skriva.
files-saved =
    { $others ->
        [0] Sparat som { $path }.
       *[other] Sparat som { $path } och { $others } till.
    }
files-exported =
    { $others ->
        [0] Exporterat till { $path }.
       *[other] Exporterat till { $path } och { $others } till.
    }
files-open = Öppna
files-show-folder = Visa i mappen
files-no-opener = Inget program i systemet öppnar den; filen ligger där det står.
files-opener-missing = Den öppnas inte, eftersom { $program } inte är installerat; filen ligger där det står.
files-not-opened-by = Den öppnas inte: { $cause }.
files-about-pdf = För en skrivare, allt i en fil.
files-about-svg = En teckning, skarp i alla storlekar; varje sida är en fil.
files-about-png = En bild som går att öppna överallt; varje sida är en fil.

## Export: vad som skrivs

files-game = Partifil
files-game-about = Öppnas i Fifth Die på vilken dator som helst, med allt som hände.
files-words = Text till ett meddelande
files-words-about = Resultatet på några rader, med tärningarnas kod.
files-result = Resultatblad
files-result-about = Vem som vann, alla räkningar och partiets gång, att skriva ut.
files-games = Kvällens partier, en fil
files-all-games = Alla partier, en fil
files-games-about = De avslutade partierna med namn på personer och kvällar, att importera på en annan dator.
files-plays = Tabell över alla partier (CSV)
files-plays-about = En rad för varje spelare i varje avslutat parti, för ett kalkylark.
files-throws = Tabell över kast (CSV)
files-throws-about = Varje kast, val och poäng, för ett kalkylark.
files-rolls = Tabell över kast (CSV)
files-rolls-about = Varje kast, vad som spelades och hur draget slutade, för ett kalkylark.
files-pads = Protokoll
files-pads-about = Allas protokoll, som de är ifyllda, att skriva ut.
files-board = Bräde
files-board-about = Brädet som det står, att skriva ut.
files-blank-pads = Tomma protokoll
files-blank-pads-about = Fyra protokoll på ett ark, att spela på med penna.
files-blank-board = Tomt bräde
files-blank-board-about = Ett bräde för upp till fyra, att spela på med penna.
files-blank-express = Protokoll för Express
files-blank-classic = Klassiskt bräde
files-copy-words = Kopiera texten
files-copy-table = Kopiera tabellen
files-copy-file = Kopiera filens text
files-copied = Kopierat: klistra in var du vill.
files-named-blank-pads = tomma protokoll
files-named-blank-board = tomt bräde
files-named-pads = protokoll
files-named-board = bräde
files-named-result = resultat
files-named-games = alla partier

## Import

files-import = Importera
files-import-games = Importera partier
files-filter-all = Alla filer
files-from = Från
files-import-about = Partifiler (.ron) från Fifth Die, eller en mapp med sådana. De kan också släppas på det här fönstret.
files-import-path = Sökväg till en fil eller mapp
files-choose = Välj filer …
files-no-file = Ingen fil valdes. Om ingen dialogruta öppnas, skriv sökvägen ovan.
files-reading = Läser …
files-import-failed = Programmet lyckades inte importera de här filerna.
files-import-sum =
    { $imported ->
        [one] { $imported } parti importerat
       *[other] { $imported } partier importerade
    }{ $here ->
        [0] {""}
       *[other] , { $here } fanns redan
    }{ $failed ->
        [0] {""}
       *[other] , { $failed } inte importerade
    }
files-imported = importerat
files-here = fanns redan
files-more =
    { $count ->
        [one] och { $count } fil till
       *[other] och { $count } filer till
    }

## Varför något inte kunde sparas

files-folder-not-used = Datamappen kan inte användas
files-folder-not-found = Det finns ingen mapp för partier
files-folder-not-made = En mapp kan inte skapas
files-game-not-saved = Partiet är inte sparat
files-game-not-deleted = Partiet är inte borttaget
files-game-not-restored = Partiet är inte hämtat tillbaka
files-settings-not-saved = Inställningarna är inte sparade
files-phones-not-saved = Telefonernas platser är inte sparade
files-people-not-saved = Namnen är inte sparade
files-game-not-exported = Partiet är inte exporterat
files-not-written = Inget är skrivet
files-taken = { $what }: det finns redan en fil med det namnet ({ $path }). Välj ett annat namn.
files-not-replaced = { $what }: det finns en mapp, en länk, en enhet eller ett rör med det namnet, och bara en fil ersätts ({ $path }). Välj ett annat namn.
files-no-folder = { $what }: det finns ingen sådan mapp ({ $path }). Skapa mappen, eller välj en annan.
files-succeeded = { $what }: det finns nu ett parti med samma namn ({ $path }). Ge den filen ett annat namn, och flytta sedan { $trashed } dit.
files-newer = { $what }: en nyare version av Fifth Die har skrivit den här filen ({ $path }). Fortsätt med den nyare versionen.
files-locked = { $what }: en annan Fifth Die har den här mappen öppen ({ $path }). Stäng den, så går det att fortsätta här.
files-no-home = { $what }: systemet anger ingen hemmapp ({ $path }). Starta med --data-dir och en mapp.
files-program-failed = { $what }: programmet klarade inte det ({ $path }). Försök igen.
files-full = { $what }: det finns inget utrymme kvar ({ $path }). Frigör utrymme där och försök igen.
files-not-writable = { $what }: systemet tillåter inte att något skrivs där ({ $path }). Gör mappen skrivbar, eller starta med --data-dir och en annan mapp.
files-gone = { $what }: det finns ingen sådan fil eller mapp ({ $path }). Se efter om något har flyttats eller tagits bort.
files-refused = { $what }: { $cause } ({ $path }). Försök igen, eller starta med --data-dir och en annan mapp.

## Varför en fil inte är ett parti

files-fault-in = { $path }: { $fault }
files-fault-missing = det finns ingen sådan fil
files-fault-unreadable = den kan inte läsas: { $cause }
files-fault-no-file = det är ingen vanlig fil
files-fault-too-large = den är större än { $most } MiB, och så stort är inget parti
files-fault-no-session = det är inget parti från det här programmet
files-fault-several = den innehåller flera partier: importera den
files-fault-no-games = det finns inget parti i den här mappen
files-fault-newer = en nyare version av Fifth Die har skrivit den: öppna den med den
files-fault-damaged = den är skadad och lämnas som den är; ”fifth-die check” med den här sökvägen säger var

## Varför ett parti inte rymmer mer

files-limit-throw = ett parti för { $seats } har högst { $most } kast
files-limit-roll = ett parti har högst { $most } kast
files-limit-roll-off = ett parti har högst { $most } startkast
files-limit-events = ett parti har högst { $most } händelser
files-limit-seated = spelare kommer, går och tar över högst { $most } gånger i ett parti
files-limit-again = det här partiet rättades så mycket och så sent att det inte kan spelas om

## Resultatet på några rader, till ett meddelande

files-message-heading = { $game }, { $day }
files-message-titled = { $game }: { $title }, { $day }
files-message-place = { $place }. { $name }: { $total }
files-message-left = { $name }: { $total }
files-message-penalty = En rad med ett till fyra kryss kostade { $points }.
files-message-won = { $name } har vunnit.
files-message-columns = { $name }: { $count ->
    [one] { $count } kolumn
   *[other] { $count } kolumner
}
files-message-over-throws = { $alone ->
    [yes] Ensam, slut
   *[no] Slut
} efter { $count ->
    [one] { $count } kast
   *[other] { $count } kast
}.
files-message-over-turns = { $alone ->
    [yes] Ensam, slut
   *[no] Slut
} efter { $count ->
    [one] { $count } drag
   *[other] { $count } drag
}.
files-message-open-throws = { $alone ->
    [yes] Ensam, pågår
   *[no] Pågår
} efter { $count ->
    [one] { $count } kast
   *[other] { $count } kast
}.
files-message-open-turns = { $alone ->
    [yes] Ensam, pågår
   *[no] Pågår
} efter { $count ->
    [one] { $count } drag
   *[other] { $count } drag
}.
files-message-dice-real = Spelat med egna tärningar.
files-message-helped = Med hjälp: { $helps }.
files-message-strict = Ett strikt parti: helt utan hjälp.
files-message-dice-earlier = Spelat med ett tidigare partis tärningar.
files-message-dice-of-day = Spelat med dagens tärningar, kod { $code }.
files-message-dice-app = Spelat med appens tärningar, kod { $code }.

files-people-together = { $one } och { $other } sitter i samma parti och är alltså två personer.
files-people-taken = Någon annan heter redan { $name }: välj ett annat namn, eller gör de två till en person.
files-people-full = Det finns inte plats för fler namn.

files-too-many-games = Det är för många partier för en fil: välj en kortare tid.
