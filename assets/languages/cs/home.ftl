### První obrazovka: seznam her.

home-continue = Pokračovat
home-looking = Hledám vaše hry…
home-alone = Sólo
home-today = Kostky dne
home-today-once = zatím { $result }
home-today-best = { $count ->
    [few] { $result }, nejlepší ze { $count }
   *[other] { $result }, nejlepší z { $count }
}
home-standing-board-alone =
    { $columns ->
        [one] { $columns } sloupec
        [few] { $columns } sloupce
       *[other] { $columns } sloupců
    }, { $turns ->
        [one] { $turns } tah
        [few] { $turns } tahy
       *[other] { $turns } tahů
    }
home-standing-board-won =
    vyhrává { $name }, { $columns ->
        [one] { $columns } sloupec
        [few] { $columns } sloupce
       *[other] { $columns } sloupců
    }
home-standing-turn = Tah { $turn }: { $name }
home-under-way = Hraje se
home-classic-alone = Klasický sólo
home-uncounted = nepočítá se
home-find-field = Hledat hru
home-search = Hledat
home-sort-date = Řadit podle data
home-sort-name = Řadit podle názvu
home-sort-result = Řadit podle výsledku
home-sorted-name = Seřazeno podle názvu
home-sorted-result = Seřazeno podle výsledku
home-games-shown =
    { $count ->
        [one] { $shown } z { $count } hry
        [few] { $shown } ze { $count } her
       *[other] { $shown } z { $count } her
    }
home-open = Otevřít
home-rename = Přejmenovat
home-copy = Kopírovat
home-leave-out = Nepočítat do rekordů
home-count = Počítat do rekordů
home-delete = Smazat hru
home-more = Více o této hře
home-last-good = Poslední dobrá
home-up-to-damage = Do poškození
home-unreadable = { $file } nelze přečíst
home-name-field = Název této hry
home-none-found = Žádná taková hra
home-none-found-about = Esc zase ukáže všechny hry.
home-none-left = Žádné hry už nejsou
home-none-left-about = Smazanou lze ještě vrátit.
home-delete-question = Smazat tuto hru?
home-delete-it = Smazat
home-keep-it = Nechat
home-deleted = Hra je smazaná.
home-restore = Vrátit
home-not-deleted-phones = Hra není smazaná: hrají ji telefony. Nejdřív je vypněte.
home-not-deleted-unsaved = Hra není smazaná: ještě není uložená.
home-quiz = Cvičit
home-code-copied = Kód { $code } je zkopírovaný.
home-no-code = Kód kostek má jen hra s kostkami aplikace.
home-not-listed = Programu se nepovedlo vypsat hry. { $key } to zkusí znovu.
home-copy-last-good = Toto je kopie poslední dobré verze; poškozený soubor se nezměnil.
home-copy-salvaged =
    Toto je kopie stavu před poškozením: { $kept ->
        [one] { $kept } událost
        [few] { $kept } události
       *[other] { $kept } událostí
    }, { $lost ->
        [one] { $lost } další je vynechána
        [few] { $lost } další jsou vynechány
       *[other] { $lost } dalších je vynecháno
    }. Poškozený soubor se nezměnil.
home-dice-heading = Sólo se stejnými kostkami
home-dice-today = Dnes
home-dice-title-today = Kostky dne
home-dice-title-day = Kostky dne { $date }
home-dice-title-code = Kostky podle kódu
home-dice-play = Hrát
home-dice-play-as = Hrát jako { $name }
home-dice-unplayed = Ještě bez hry
home-dice-helped = jen s pomocí
home-dice-once = { $game }, { $result }
home-dice-best = { $count ->
    [few] { $game }, { $result }, nejlepší ze { $count }
   *[other] { $game }, { $result }, nejlepší z { $count }
}
home-dice-copied = Zkopírováno: kód zadaný v nové hře dá stejné kostky.
home-dice-shared = Stejné kostky pro každého, kdo má kód.
home-dice-copy = Kopírovat kód
home-dice-nobody = Ještě s nimi nikdo hru nedohrál.
home-attempt-best = nejlepší
home-attempt-equal = stejně
home-attempt-behind = o { $points } méně
home-attempt-more = o { $turns } víc
home-attempt-throws =
    { $count ->
        [one] { $count } hod
        [few] { $count } hody
       *[other] { $count } hodů
    }

home-start-title = Pět kostek. Dva páry. Jedna zbude.
home-start-about = Bloček na Can’t Stop Express a Can’t Stop.
home-start-splits = další rozdělení
home-start-fifth = pátá kostka
home-start-play = Hrát
home-start-alone = tvůj nejlepší výsledek
home-start-today = stejné hody pro všechny
