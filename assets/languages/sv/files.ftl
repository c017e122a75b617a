### Filer: importera, exportera, spara och vad som kan gå fel.

## Öppna ett parti

files-opening = Öppnar partiet …
files-not-opened = Något gick fel, så partiet gick inte att öppna. Filen är oförändrad.
files-did-not-open = Partiet gick inte att öppna förra gången, så det öppnas inte automatiskt. Du hittar det i listan.

## Appen är redan öppen

files-second = Fifth Die är redan öppet. Här kan du titta på partier; stäng det andra fönstret för att spela.
files-second-refuses = Det går inte här så länge Fifth Die är öppet i ett annat fönster. Stäng det först.

## Något gick inte att spara

files-tried-again = { $trouble } Du kan spela vidare: inget går förlorat så länge det här fönstret är öppet, och appen försöker igen med några sekunders mellanrum.
files-save-again = Spara igen
files-save-elsewhere = Spara på annan plats

## Något är inte sparat, och fönstret ska stängas

files-unsaved = Inte sparat än
files-unsaved-this =
    { $moves ->
        [0] Den senaste ändringen i partiet är inte sparad än.
        [one] { $moves } steg i partiet är inte sparat än.
       *[other] { $moves } steg i partiet är inte sparade än.
    }
files-unsaved-game =
    { $moves ->
        [0] Den senaste ändringen i ”{ $title }” är inte sparad än.
        [one] { $moves } steg i ”{ $title }” är inte sparat än.
       *[other] { $moves } steg i ”{ $title }” är inte sparade än.
    }
files-unsaved-settings = Dina inställningar är inte sparade än.
files-saving = Sparar …
files-try-again = Försök igen
files-close-anyway = Stäng ändå
files-close-without = Stäng utan att spara
files-stay = Stäng inte

## Vart en ny fil skrivs

files-as = Format
files-to = Spara i
files-path = Filsökväg
files-choose-place = Välj plats …
files-no-place = Du valde ingen plats. Om ingen dialogruta öppnas, skriv sökvägen ovan.
files-nothing = Det finns inget att spara.
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
files-no-opener = Ingen app här kan öppna filen. Den är sparad på platsen som visas.
files-opener-missing = Filen kan inte öppnas härifrån, eftersom { $program } inte är installerat. Den är sparad på platsen som visas.
files-not-opened-by = Filen gick inte att öppna: { $cause }.
files-about-pdf = För utskrift, allt i en fil.
files-about-svg = En teckning, skarp i alla storlekar; en fil per sida.
files-about-png = En bild som går att öppna överallt; en fil per sida.

## Export: vad som skrivs

files-game = Partifil
files-game-about = Öppnas i Fifth Die på vilken dator som helst, med allt som har hänt.
files-words = Textmeddelande
files-words-about = Resultatet på några rader, med tärningskoden.
files-result = Resultatblad
files-result-about = Vinnaren, allas poäng och partiets gång, för utskrift.
files-games = Kvällens partier, en fil
files-all-games = Alla partier, en fil
files-games-about = Alla avslutade partier med namn på personer och kvällar, för import på en annan dator.
files-plays = Spelarnas resultat (CSV)
files-plays-about = En rad för varje spelare i varje avslutat parti, för kalkylark.
files-throws = Kast (CSV)
files-throws-about = Alla kast, val och poäng, för kalkylark.
files-rolls = Kast (CSV)
files-rolls-about = Alla kast, vad som spelades och hur draget slutade, för kalkylark.
files-pads = Protokoll
files-pads-about = Allas ifyllda protokoll, för utskrift.
files-board = Bräde
files-board-about = Brädet som det står nu, för utskrift.
files-blank-pads = Tomma protokoll
files-blank-pads-about = Fyra protokoll per ark, att spela på med penna.
files-blank-board = Tomt bräde
files-blank-board-about = Ett bräde för upp till fyra spelare, att spela på med penna.
files-blank-express = Protokoll för Express
files-blank-classic = Klassiskt bräde
files-copy-words = Kopiera texten
files-copy-table = Kopiera tabellen
files-copy-file = Kopiera filens innehåll
files-copied = Kopierat. Klistra in var du vill.
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
files-from = Importera från
files-import-about = Partifiler från Fifth Die (.ron) eller en mapp med sådana. Du kan också släppa dem på det här fönstret.
files-import-path = Sökväg till en fil eller mapp
files-choose = Välj filer …
files-no-file = Du valde ingen fil. Om ingen dialogruta öppnas, skriv sökvägen ovan.
files-reading = Läser …
files-import-failed = Något gick fel, så filerna är inte importerade.
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

files-folder-not-used = Det gick inte att använda datamappen
files-folder-not-found = Det gick inte att hitta en mapp för partier
files-folder-not-made = Det gick inte att skapa en mapp
files-game-not-saved = Det gick inte att spara partiet
files-game-not-deleted = Det gick inte att ta bort partiet
files-game-not-restored = Det gick inte att återställa partiet
files-settings-not-saved = Det gick inte att spara inställningarna
files-phones-not-saved = Det gick inte att spara telefonernas platser
files-people-not-saved = Det gick inte att spara namnen
files-game-not-exported = Det gick inte att exportera partiet
files-not-written = Det gick inte att skriva filen

## Det hela

files-taken = { $what }: det finns redan en fil med det namnet ({ $path }). Välj ett annat namn.
files-not-replaced = { $what }: namnet tillhör en mapp, en länk, en enhet eller ett rör, och bara filer kan ersättas ({ $path }). Välj ett annat namn.
files-no-folder = { $what }: mappen finns inte ({ $path }). Skapa den eller välj en annan.
files-succeeded = { $what }: ett annat parti har det namnet nu ({ $path }). Byt namn på den filen och flytta sedan { $trashed } dit.
files-newer = { $what }: filen kommer från en nyare version av Fifth Die ({ $path }). Använd den nyare versionen.
files-locked = { $what }: mappen är redan öppen i ett annat fönster med Fifth Die ({ $path }). Stäng det för att fortsätta här.
files-no-home = { $what }: systemet säger inte var din hemmapp är ({ $path }). Starta med --data-dir och en mapp.
files-program-failed = { $what }: något gick fel ({ $path }). Försök igen.
files-full = { $what }: det finns inget utrymme kvar ({ $path }). Frigör utrymme och försök igen.
files-not-writable = { $what }: du får inte skriva där ({ $path }). Gör mappen skrivbar, eller starta med --data-dir och en annan mapp.
files-gone = { $what }: filen eller mappen finns inte ({ $path }). Se efter om den har flyttats eller tagits bort.
files-refused = { $what }: { $cause } ({ $path }). Försök igen, eller starta med --data-dir och en annan mapp.

## Varför en fil inte är ett parti

files-fault-in = { $path }: { $fault }
files-fault-missing = filen finns inte
files-fault-unreadable = den går inte att läsa: { $cause }
files-fault-no-file = det är ingen vanlig fil
files-fault-too-large = den är större än { $most } MiB, för stor för ett parti
files-fault-no-session = det är inget parti från Fifth Die
files-fault-several = den innehåller flera partier; importera den i stället
files-fault-no-games = mappen innehåller inga partier
files-fault-newer = den kommer från en nyare version av Fifth Die; öppna den med den versionen
files-fault-damaged = den är skadad och lämnas orörd; kör ”fifth-die check” med den här sökvägen för att se var

## Varför ett parti inte rymmer mer

files-limit-throw = ett parti för { $seats } spelare har högst { $most } kast
files-limit-roll = ett parti har högst { $most } kast
files-limit-roll-off = ett parti har högst { $most } startkast
files-limit-events = ett parti har högst { $most } händelser
files-limit-seated = spelare kan gå med, gå och ta över högst { $most } gånger i ett parti
files-limit-again = partiet har för många sena rättelser för att spelas om

## Resultatet på några rader, till ett meddelande

files-message-heading = { $game }, { $day }
files-message-titled = { $game }: { $title }, { $day }
files-message-place = { $place }. { $name }: { $total }
files-message-left = { $name }: { $total }
files-message-penalty = Avdrag för ofärdig rad: { $points }.
files-message-won = { $name } har vunnit.
files-message-columns = { $name }: { $count ->
    [one] { $count } kolumn
   *[other] { $count } kolumner
}
files-message-over-throws = { $alone ->
    [yes] Solo, slut
   *[no] Slut
} efter { $count ->
    [one] { $count } kast
   *[other] { $count } kast
}.
files-message-over-turns = { $alone ->
    [yes] Solo, slut
   *[no] Slut
} efter { $count ->
    [one] { $count } drag
   *[other] { $count } drag
}.
files-message-open-throws = { $alone ->
    [yes] Solo, pågår
   *[no] Pågår
}, { $count ->
    [one] { $count } kast
   *[other] { $count } kast
} hittills.
files-message-open-turns = { $alone ->
    [yes] Solo, pågår
   *[no] Pågår
}, { $count ->
    [one] { $count } drag
   *[other] { $count } drag
} hittills.
files-message-dice-real = Spelat med riktiga tärningar.
files-message-helped = Med hjälp: { $helps }.
files-message-strict = Ett strikt parti: ingen hjälp.
files-message-dice-earlier = Spelat med tärningar från ett tidigare parti.
files-message-dice-of-day = Spelat med dagens tärningar, kod { $code }.
files-message-dice-app = Spelat med appens tärningar, kod { $code }.

## Personer

files-people-together = { $one } och { $other } har spelat i samma parti, så de kan inte vara samma person.
files-people-taken = Det finns redan någon som heter { $name }. Välj ett annat namn, eller slå ihop de två till en person.
files-people-full = Det finns inte plats för fler namn.

files-too-many-games = För många partier för en fil: välj en kortare tid.
