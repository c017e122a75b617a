### Bestanden: importeren, exporteren, opslaan, en wat daarbij misging.

files-opening = Het spel wordt geopend…
files-not-opened = Het is het programma niet gelukt dit spel te openen; het bestand is ongewijzigd.
files-did-not-open = Het spel dat openstond, ging de vorige keer niet open en wordt daarom niet vanzelf geopend. Het staat in de lijst.

files-second = Een andere Fifth Die heeft deze map open: spellen kun je hier bekijken, niet spelen. Zodra die gesloten is, gaat het hier verder.
files-second-refuses = Dat kan hier niet, omdat een andere Fifth Die deze map open heeft. Sluit die, dan gaat het hier verder.

files-tried-again = { $trouble } Het spel gaat door; niets is verloren zolang dit venster open is, en om de paar seconden wordt opnieuw geprobeerd op te slaan.
files-save-again = Opnieuw opslaan
files-save-elsewhere = Elders opslaan

files-unsaved = Nog niet opgeslagen
files-unsaved-this =
    { $moves ->
        [0] De laatste wijziging van dit spel is nog niet opgeslagen.
        [one] { $moves } zet van dit spel is nog niet opgeslagen.
       *[other] { $moves } zetten van dit spel zijn nog niet opgeslagen.
    }
files-unsaved-game =
    { $moves ->
        [0] De laatste wijziging van “{ $title }” is nog niet opgeslagen.
        [one] { $moves } zet van “{ $title }” is nog niet opgeslagen.
       *[other] { $moves } zetten van “{ $title }” zijn nog niet opgeslagen.
    }
files-unsaved-settings = De instellingen zijn nog niet opgeslagen.
files-saving = Bezig met opslaan…
files-try-again = Opnieuw proberen
files-close-anyway = Toch sluiten
files-close-without = Sluiten zonder opslaan
files-stay = Blijven

files-as = Als
files-to = Naar
files-path = Een pad
files-choose-place = Plaats kiezen…
files-no-place = Er is geen plaats gekozen. Gaat er geen venster open, typ het pad dan hierboven.
files-nothing = Er is niets te schrijven.
files-saved =
    { $others ->
        [0] Opgeslagen als { $path }.
       *[other] Opgeslagen als { $path } en nog { $others }.
    }
files-exported =
    { $others ->
        [0] Geëxporteerd naar { $path }.
       *[other] Geëxporteerd naar { $path } en nog { $others }.
    }
files-open = Openen
files-show-folder = In map tonen
files-no-opener = Geen programma van dit systeem opent het; het bestand staat op de genoemde plaats.
files-opener-missing = Niets opent het, omdat { $program } niet geïnstalleerd is; het bestand staat op de genoemde plaats.
files-not-opened-by = Niets opent het: { $cause }.
files-about-pdf = Voor een printer, alles in één bestand.
files-about-svg = Een tekening, scherp op elke grootte; elke pagina is een bestand.
files-about-png = Een afbeelding die overal opent; elke pagina is een bestand.

files-game = Spelbestand
files-game-about = Opent in Fifth Die op elke computer, met alles wat er gebeurd is.
files-words = Tekst voor een bericht
files-words-about = Het resultaat in een paar regels, met de code van de dobbelstenen.
files-result = Uitslagblad
files-result-about = Wie gewonnen heeft, alle tellingen en het verloop van het spel, om af te drukken.
files-games = Spellen van de avond, één bestand
files-all-games = Alle spellen, één bestand
files-games-about = De spellen die afgelopen zijn, met de namen van mensen en avonden, om op een andere computer te importeren.
files-plays = Tabel van alle spellen (CSV)
files-plays-about = Een regel voor elke speler van elk afgelopen spel, voor een rekenblad.
files-throws = Tabel van worpen (CSV)
files-throws-about = Elke worp, elke keuze en elke stand, voor een rekenblad.
files-rolls = Tabel van worpen (CSV)
files-rolls-about = Elke worp, wat ermee gespeeld is en hoe de beurt eindigde, voor een rekenblad.
files-pads = Bladen
files-pads-about = Ieders blad zoals het is aangekruist, om af te drukken.
files-board = Bord
files-board-about = Het bord zoals het staat, om af te drukken.
files-blank-pads = Lege bladen
files-blank-pads-about = Vier bladen op een vel, om met potlood te spelen.
files-blank-board = Leeg bord
files-blank-board-about = Een bord voor hoogstens vier, om met potlood te spelen.
files-blank-express = Bladen voor Express
files-blank-classic = Klassiek bord
files-copy-words = Tekst kopiëren
files-copy-table = Tabel kopiëren
files-copy-file = Tekst van het bestand kopiëren
files-copied = Gekopieerd: plak het waar je wilt.
files-named-blank-pads = lege bladen
files-named-blank-board = leeg bord
files-named-pads = bladen
files-named-board = bord
files-named-result = resultaat
files-named-games = alle spellen

files-import = Importeren
files-import-games = Spellen importeren
files-filter-all = Alle bestanden
files-from = Van
files-import-about = Spelbestanden (.ron) van Fifth Die, of een map ermee. Je kunt ze ook op dit venster slepen.
files-import-path = Het pad van een bestand of een map
files-choose = Bestanden kiezen…
files-no-file = Er is geen bestand gekozen. Gaat er geen venster open, typ het pad dan hierboven.
files-reading = Bezig met lezen…
files-import-failed = Het is het programma niet gelukt deze bestanden te importeren.
files-import-sum =
    { $imported ->
        [one] { $imported } spel geïmporteerd
       *[other] { $imported } spellen geïmporteerd
    }{ $here ->
        [0] {""}
       *[other] , { $here } al aanwezig
    }{ $failed ->
        [0] {""}
       *[other] , { $failed } niet geïmporteerd
    }
files-imported = geïmporteerd
files-here = al aanwezig
files-more =
    { $count ->
        [one] en nog { $count } bestand
       *[other] en nog { $count } bestanden
    }

files-folder-not-used = De gegevensmap is niet te gebruiken
files-folder-not-found = Er is geen map voor spellen
files-folder-not-made = Een map is niet aan te maken
files-game-not-saved = Het spel is niet opgeslagen
files-game-not-deleted = Het spel is niet verwijderd
files-game-not-restored = Het spel is niet teruggehaald
files-settings-not-saved = De instellingen zijn niet opgeslagen
files-phones-not-saved = De plaatsen van de telefoons zijn niet opgeslagen
files-people-not-saved = De namen zijn niet opgeslagen
files-game-not-exported = Het spel is niet geëxporteerd
files-not-written = Er is niets geschreven

files-taken = { $what }: er is al een bestand met deze naam ({ $path }). Kies een andere naam.
files-not-replaced = { $what }: er is een map, een koppeling, een apparaat of een pipe met deze naam, en alleen een bestand wordt vervangen ({ $path }). Kies een andere naam.
files-no-folder = { $what }: deze map bestaat niet ({ $path }). Maak de map aan, of kies een andere.
files-succeeded = { $what }: er is intussen een spel met dezelfde naam ({ $path }). Geef dat bestand een andere naam, en verplaats { $trashed } dan naar die plaats.
files-newer = { $what }: een nieuwere versie van Fifth Die heeft dit bestand geschreven ({ $path }). Ga verder met de nieuwere versie.
files-locked = { $what }: een andere Fifth Die heeft deze map open ({ $path }). Sluit de andere, dan gaat het hier verder.
files-no-home = { $what }: het systeem noemt geen persoonlijke map ({ $path }). Start met --data-dir en een map.
files-program-failed = { $what }: dat is het programma niet gelukt ({ $path }). Probeer het opnieuw.
files-full = { $what }: er is geen ruimte meer ({ $path }). Maak daar ruimte vrij en probeer het opnieuw.
files-not-writable = { $what }: het systeem staat schrijven niet toe ({ $path }). Maak de map beschrijfbaar, of start met --data-dir en een andere map.
files-gone = { $what }: dit bestand of deze map bestaat niet ({ $path }). Kijk of er iets verplaatst of verwijderd is.
files-refused = { $what }: { $cause } ({ $path }). Probeer het opnieuw, of start met --data-dir en een andere map.

files-fault-in = { $path }: { $fault }
files-fault-missing = dit bestand bestaat niet
files-fault-unreadable = het is niet leesbaar: { $cause }
files-fault-no-file = het is geen gewoon bestand
files-fault-too-large = het is groter dan { $most } MiB, en dat is geen spelbestand
files-fault-no-session = het is geen spelbestand van dit programma
files-fault-several = er staan meerdere spellen in: importeer het
files-fault-no-games = in deze map staat geen spel
files-fault-newer = een nieuwere versie van Fifth Die heeft het geschreven: open het daarmee
files-fault-damaged = het is beschadigd en blijft zoals het is; ‘fifth-die check’ met dit pad zegt waar

files-limit-throw = een spel met { $seats } heeft hoogstens { $most } worpen
files-limit-roll = een spel heeft hoogstens { $most } worpen
files-limit-roll-off = een spel heeft hoogstens { $most } startworpen
files-limit-events = een spel heeft hoogstens { $most } gebeurtenissen
files-limit-seated = spelers komen, gaan en nemen over: hoogstens { $most } keer in een spel
files-limit-again = in dit spel is zo laat nog zoveel gecorrigeerd dat het niet meer na te spelen is

## Het resultaat in een paar regels, voor een bericht

files-message-heading = { $game }, { $day }
files-message-titled = { $game }: { $title }, { $day }
files-message-place = { $place }. { $name }: { $total }
files-message-left = { $name }: { $total }
files-message-penalty = Een rij met één tot vier kruisjes kostte { $points }.
files-message-won = { $name } heeft gewonnen.
files-message-columns = { $name }: { $count ->
    [one] { $count } kolom
   *[other] { $count } kolommen
}
files-message-over-throws = { $alone ->
    [yes] Solo, afgelopen
   *[no] Afgelopen
} na { $count ->
    [one] { $count } worp
   *[other] { $count } worpen
}.
files-message-over-turns = { $alone ->
    [yes] Solo, afgelopen
   *[no] Afgelopen
} na { $count ->
    [one] { $count } beurt
   *[other] { $count } beurten
}.
files-message-open-throws = { $alone ->
    [yes] Solo, bezig
   *[no] Bezig
} na { $count ->
    [one] { $count } worp
   *[other] { $count } worpen
}.
files-message-open-turns = { $alone ->
    [yes] Solo, bezig
   *[no] Bezig
} na { $count ->
    [one] { $count } beurt
   *[other] { $count } beurten
}.
files-message-dice-real = Gespeeld met echte dobbelstenen.
files-message-helped = Met hulp: { $helps }.
files-message-strict = Een streng spel: zonder enige hulp.
files-message-dice-earlier = Gespeeld met de dobbelstenen van een eerder spel.
files-message-dice-of-day = Gespeeld met de dobbelstenen van de dag, code { $code }.
files-message-dice-app = Gespeeld met de dobbelstenen van de app, code { $code }.
files-people-together = { $one } en { $other } zitten in hetzelfde spel en zijn dus twee mensen.
files-people-taken = Iemand anders heet al { $name }: kies een andere naam, of maak van de twee één persoon.
files-people-full = Er is geen plaats voor nog een naam.
files-too-many-games = Dit zijn te veel spellen voor één bestand: kies een kortere periode.
