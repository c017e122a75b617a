### Bestanden: importeren, exporteren, opslaan, en wat daarbij misging.

files-opening = Het spel wordt geopend…
files-not-opened = Er ging iets mis, dus dit spel kon niet worden geopend. Het bestand is ongewijzigd.
files-did-not-open = Het spel ging de vorige keer niet open en wordt daarom niet vanzelf geopend. Je vindt het in de lijst.

files-second = Fifth Die is al geopend. Hier kun je spellen bekijken; sluit het andere venster om te spelen.
files-second-refuses = Dat kan hier niet zolang het andere venster van Fifth Die open is. Sluit dat eerst.

files-tried-again = { $trouble } Je kunt doorspelen: niets gaat verloren zolang dit venster open is, en de app probeert het om de paar seconden opnieuw.
files-save-again = Opnieuw opslaan
files-save-elsewhere = Elders opslaan

files-unsaved = Nog niet opgeslagen
files-unsaved-this =
    { $moves ->
        [0] De laatste wijziging van dit spel is nog niet opgeslagen.
        [one] { $moves } stap van dit spel is nog niet opgeslagen.
       *[other] { $moves } stappen van dit spel zijn nog niet opgeslagen.
    }
files-unsaved-game =
    { $moves ->
        [0] De laatste wijziging van “{ $title }” is nog niet opgeslagen.
        [one] { $moves } stap van “{ $title }” is nog niet opgeslagen.
       *[other] { $moves } stappen van “{ $title }” zijn nog niet opgeslagen.
    }
files-unsaved-settings = Je instellingen zijn nog niet opgeslagen.
files-saving = Opslaan…
files-try-again = Opnieuw proberen
files-close-anyway = Toch sluiten
files-close-without = Sluiten zonder opslaan
files-stay = Open laten

files-as = Formaat
files-to = Opslaan als
files-path = Bestandspad
files-choose-place = Locatie kiezen…
files-no-place = Je hebt geen locatie gekozen. Gaat er geen venster open, typ dan hierboven het pad.
files-nothing = Er is niets om op te slaan.
files-saved =
    { $others ->
        [0] Opgeslagen als { $path }.
        [one] Opgeslagen als { $path } en nog { $others } bestand.
       *[other] Opgeslagen als { $path } en nog { $others } bestanden.
    }
files-exported =
    { $others ->
        [0] Geëxporteerd naar { $path }.
        [one] Geëxporteerd: { $path } en nog { $others } bestand.
       *[other] Geëxporteerd: { $path } en nog { $others } bestanden.
    }
files-open = Openen
files-show-folder = In map tonen
files-no-opener = Er is hier geen app die het kan openen. Het staat op de getoonde locatie.
files-opener-missing = Het kan hier niet geopend worden, omdat { $program } niet geïnstalleerd is. Het staat op de getoonde locatie.
files-not-opened-by = Het kon niet geopend worden: { $cause }.
files-about-pdf = Om af te drukken, alles in één bestand.
files-about-svg = Een tekening, scherp op elke grootte; één bestand per pagina.
files-about-png = Een afbeelding die overal opent; één bestand per pagina.

files-game = Spelbestand
files-game-about = Opent op elke computer in Fifth Die en bevat alles wat er in het spel gebeurd is.
files-words = Tekstbericht
files-words-about = Het resultaat in een paar regels, met de code van de dobbelstenen.
files-result = Uitslagblad
files-result-about = De winnaar, ieders score en het verloop van het spel, om af te drukken.
files-games = Spellen van de avond, één bestand
files-all-games = Alle spellen, één bestand
files-games-about = Alle voltooide spellen, met de namen van spelers en avonden, om op een andere computer te importeren.
files-plays = Alle uitslagen (CSV)
files-plays-about = Een regel voor elke speler in elk voltooid spel, voor een spreadsheet.
files-throws = Worpen (CSV)
files-throws-about = Elke worp, elke keuze en elke score, voor een spreadsheet.
files-rolls = Worpen (CSV)
files-rolls-about = Elke worp, wat er gespeeld is en hoe de beurt eindigde, voor een spreadsheet.
files-pads = Bladen
files-pads-about = Ieders ingevulde blad, om af te drukken.
files-board = Bord
files-board-about = Het bord zoals het nu is, om af te drukken.
files-blank-pads = Lege bladen
files-blank-pads-about = Vier bladen per vel, om met potlood te spelen.
files-blank-board = Leeg bord
files-blank-board-about = Een bord voor hoogstens vier spelers, om met potlood te spelen.
files-blank-express = Express-bladen
files-blank-classic = Klassiek bord
files-copy-words = Tekst kopiëren
files-copy-table = Tabel kopiëren
files-copy-file = Inhoud van het bestand kopiëren
files-copied = Gekopieerd. Plak het waar je wilt.
files-named-blank-pads = lege bladen
files-named-blank-board = leeg bord
files-named-pads = bladen
files-named-board = bord
files-named-result = resultaat
files-named-games = alle spellen

files-import = Importeren
files-import-games = Spellen importeren
files-filter-all = Alle bestanden
files-from = Importeren uit
files-import-about = Spelbestanden van Fifth Die (.ron), of een map met zulke bestanden. Je kunt ze ook naar dit venster slepen.
files-import-path = Pad van een bestand of map
files-choose = Bestanden kiezen…
files-no-file = Je hebt geen bestand gekozen. Gaat er geen venster open, typ dan hierboven het pad.
files-reading = Lezen…
files-import-failed = Er ging iets mis, dus deze bestanden zijn niet geïmporteerd.
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
files-here = was er al
files-more =
    { $count ->
        [one] en nog { $count } bestand
       *[other] en nog { $count } bestanden
    }

files-folder-not-used = De gegevensmap kon niet gebruikt worden
files-folder-not-found = Er is geen map voor spellen gevonden
files-folder-not-made = De map kon niet aangemaakt worden
files-game-not-saved = Het spel kon niet opgeslagen worden
files-game-not-deleted = Het spel kon niet verwijderd worden
files-game-not-restored = Het spel kon niet teruggezet worden
files-settings-not-saved = Je instellingen konden niet opgeslagen worden
files-phones-not-saved = De plaatsen van de telefoons konden niet opgeslagen worden
files-people-not-saved = De namen konden niet opgeslagen worden
files-game-not-exported = Het spel kon niet geëxporteerd worden
files-not-written = Het bestand kon niet geschreven worden

files-taken = { $what }: er is al een bestand met deze naam ({ $path }). Kies een andere naam.
files-not-replaced = { $what }: zo heet al een map, een koppeling, een apparaat of een pipe, en alleen bestanden kunnen vervangen worden ({ $path }). Kies een andere naam.
files-no-folder = { $what }: deze map bestaat niet ({ $path }). Maak hem aan, of kies een andere.
files-succeeded = { $what }: een ander spel heet nu zo ({ $path }). Hernoem dat bestand en zet { $trashed } dan op die plaats.
files-newer = { $what }: dit bestand komt van een nieuwere versie van Fifth Die ({ $path }). Gebruik de nieuwere versie.
files-locked = { $what }: een ander venster van Fifth Die heeft deze map open ({ $path }). Sluit dat om hier verder te gaan.
files-no-home = { $what }: het systeem zegt niet waar je persoonlijke map is ({ $path }). Start met --data-dir en een map.
files-program-failed = { $what }: er ging iets mis ({ $path }). Probeer het opnieuw.
files-full = { $what }: er is geen ruimte meer ({ $path }). Maak ruimte vrij en probeer het opnieuw.
files-not-writable = { $what }: je mag daar niet schrijven ({ $path }). Maak de map beschrijfbaar, of start met --data-dir en een andere map.
files-gone = { $what }: het bestand of de map bestaat niet ({ $path }). Kijk of er iets verplaatst of verwijderd is.
files-refused = { $what }: { $cause } ({ $path }). Probeer het opnieuw, of start met --data-dir en een andere map.

files-fault-in = { $path }: { $fault }
files-fault-missing = het bestand bestaat niet
files-fault-unreadable = niet te lezen: { $cause }
files-fault-no-file = het is geen gewoon bestand
files-fault-too-large = groter dan { $most } MiB: zo groot is geen spelbestand
files-fault-no-session = het is geen spel van Fifth Die
files-fault-several = er staan meerdere spellen in; importeer ze
files-fault-no-games = in deze map staan geen spellen
files-fault-newer = het komt van een nieuwere versie van Fifth Die; open het daarmee
files-fault-damaged = het is beschadigd en blijft ongewijzigd; waar, toont “fifth-die check” met dit pad

files-limit-throw = een spel met { $seats ->
    [one] { $seats } speler
   *[other] { $seats } spelers
} heeft hoogstens { $most } worpen
files-limit-roll = een spel heeft hoogstens { $most } worpen
files-limit-roll-off = een spel heeft hoogstens { $most } startworpen
files-limit-events = een spel heeft hoogstens { $most } gebeurtenissen
files-limit-seated = spelers kunnen in een spel hoogstens { $most } keer aanschuiven, vertrekken en overnemen
files-limit-again = dit spel heeft te veel late correcties om na te spelen

## Het resultaat in een paar regels, voor een bericht

files-message-heading = { $game }, { $day }
files-message-titled = { $game }: { $title }, { $day }
files-message-place = { $place }. { $name }: { $total }
files-message-left = { $name }: { $total }
files-message-penalty = Straf voor een onvoltooide rij: { $points }.
files-message-won = { $name } heeft gewonnen.
files-message-columns = { $name }: { $count ->
    [one] { $count } kolom
   *[other] { $count } kolommen
}
files-message-over-throws = { $alone ->
    [yes] Solo, voltooid
   *[no] Voltooid
} na { $count ->
    [one] { $count } worp
   *[other] { $count } worpen
}.
files-message-over-turns = { $alone ->
    [yes] Solo, voltooid
   *[no] Voltooid
} na { $count ->
    [one] { $count } beurt
   *[other] { $count } beurten
}.
files-message-open-throws = { $alone ->
    [yes] Solo, nog bezig
   *[no] Nog bezig
}: { $count ->
    [one] { $count } worp
   *[other] { $count } worpen
} tot nu toe.
files-message-open-turns = { $alone ->
    [yes] Solo, nog bezig
   *[no] Nog bezig
}: { $count ->
    [one] { $count } beurt
   *[other] { $count } beurten
} tot nu toe.
files-message-dice-real = Gespeeld met echte dobbelstenen.
files-message-helped = Met hulp: { $helps }.
files-message-strict = Een strikt spel: zonder hulp.
files-message-dice-earlier = Gespeeld met dobbelstenen van een eerder spel.
files-message-dice-of-day = Gespeeld met de dobbelstenen van de dag, code { $code }.
files-message-dice-app = Gespeeld met app-dobbelstenen, code { $code }.
files-people-together = { $one } en { $other } speelden in hetzelfde spel, dus het kan niet dezelfde speler zijn.
files-people-taken = Er is al een { $name }. Kies een andere naam, of voeg de twee samen tot één speler.
files-people-full = Er is geen plaats voor nog een naam.
files-too-many-games = Te veel spellen voor één bestand: kies een kortere periode.
