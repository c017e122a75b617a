### První obrazovka: seznam her.

## Cesty ke hře

home-continue = Pokračovat
home-looking = Hledám vaše hry…
home-alone = Sólo
home-today = Dnešní kostky
home-today-once = zatím { $result }
home-today-best = { $result }, nejlepší { $count ->
    [6] ze
    [7] ze
    [one] z
    [few] ze
    [many] z
   *[other] z
} { $count }

## Jak hra stojí

home-standing-board-alone =
    { $columns ->
        [one] { $columns } sloupec
        [few] { $columns } sloupce
        [many] { $columns } sloupce
       *[other] { $columns } sloupců
    } za { $turns ->
        [one] { $turns } tah
        [few] { $turns } tahy
        [many] { $turns } tahu
       *[other] { $turns } tahů
    }
home-standing-board-won =
    Vyhrává { $name }, { $columns ->
        [one] { $columns } sloupec
        [few] { $columns } sloupce
        [many] { $columns } sloupce
       *[other] { $columns } sloupců
    }
home-standing-turn = { $name }, tah { $turn }
home-under-way = Hraje se
home-classic-alone = Klasický, sólo
home-uncounted = nepočítá se

## Nad seznamem

home-find-field = Hledat hry
home-search = Hledat
home-sort-date = Řadit podle data
home-sort-name = Řadit podle názvu
home-sort-result = Řadit podle výsledku
home-sorted-name = Řazeno podle názvu
home-sorted-result = Řazeno podle výsledku
home-games-shown = { $shown } { $count ->
    [6] ze
    [7] ze
    [one] z
    [few] ze
    [many] z
   *[other] z
} { $count } { $count ->
    [one] hry
    [few] her
    [many] hry
   *[other] her
}

## Co jde s vybranou hrou: tlačítka

home-open = Otevřít
home-rename = Přejmenovat
home-copy = Kopírovat
home-leave-out = Nepočítat do rekordů
home-count = Počítat do rekordů
home-delete = Smazat hru
home-more = Více k této hře
home-last-good = Poslední dobrá kopie
home-up-to-damage = Až k poškození

## Seznam

home-unreadable = { $file } nejde přečíst
home-name-field = Pojmenujte tuto hru
home-none-found = Žádné hry nenalezeny
home-none-found-about = Klávesou Esc zase uvidíte všechny hry.
home-none-left = Žádné hry nezbývají
home-none-left-about = Smazanou hru můžete ještě obnovit.

## Mazání hry

home-delete-question = Smazat tuto hru?
home-delete-it = Smazat
home-keep-it = Nechat
home-deleted = Hra je smazaná.
home-restore = Obnovit
home-not-deleted-phones = Hra není smazaná: hraje se na telefonech. Nejdřív je vypněte.
home-not-deleted-unsaved = Hra není smazaná: ještě není uložená.

## Dole

home-quiz = Cvičit
home-code-copied = Zkopírováno: kód { $code }.
home-no-code = Kód kostek má jen hra s kostkami z aplikace.
home-not-listed = Hry se nepodařilo vypsat. Zkuste to znovu: { $key }.

## Hra z poškozeného souboru

home-copy-last-good = Toto je poslední dobrá kopie hry; poškozený soubor se nezměnil.
home-copy-salvaged =
    V této kopii je { $kept ->
        [one] { $kept } událost
        [few] { $kept } události
        [many] { $kept } události
       *[other] { $kept } událostí
    } před poškozením; { $lost ->
        [one] { $lost } po něm je vynechána
        [few] { $lost } po něm jsou vynechány
        [many] { $lost } po něm je vynecháno
       *[other] { $lost } po něm je vynecháno
    }. Poškozený soubor se nezměnil.

## Dnešní kostky a další

home-dice-heading = Sólo se stejnými kostkami
home-dice-today = Dnes
home-dice-title-today = Dnešní kostky
home-dice-title-day = Kostky ze dne { $date }
home-dice-title-code = Kostky podle kódu
home-dice-play = Hrát
home-dice-play-as = Hrát jako { $name }
home-dice-unplayed = Ještě nehráno
home-dice-helped = jen s pomocí
home-dice-once = { $game }, { $result }
home-dice-best = { $game }, { $result }, nejlepší { $count ->
    [6] ze
    [7] ze
    [one] z
    [few] ze
    [many] z
   *[other] z
} { $count }
home-dice-copied = Zkopírováno. Kdo tento kód zadá, má stejné kostky.
home-dice-shared = Stejné kostky pro každého, kdo má tento kód.
home-dice-copy = Kopírovat kód
home-dice-nobody = S těmito kostkami ještě nikdo hru nedohrál.

## Pokus se stejnými kostkami

home-attempt-best = nejlepší
home-attempt-equal = stejně
home-attempt-behind = o { $points } méně
home-attempt-more = o { $turns } víc
home-attempt-throws =
    { $count ->
        [one] { $count } hod
        [few] { $count } hody
        [many] { $count } hodu
       *[other] { $count } hodů
    }

## Obrazovka pro ty, kdo ještě žádné hry nemají

home-start-title = Pět kostek. Dvě dvojice. Jedna zbude.
home-start-about = Zápisník ke hrám Can’t Stop Express a Can’t Stop.
home-start-splits = jak ještě je rozdělit
home-start-fifth = pátá kostka
home-start-play = Hrát
home-start-alone = váš nejlepší výsledek
home-start-today = stejné hody pro všechny
