### Soubory: import, export, ukládání a co se při tom pokazilo.

files-opening = Otevírám hru…
files-not-opened = Programu se tuto hru nepovedlo otevřít; její soubor se nezměnil.
files-did-not-open = Naposledy otevřenou hru se minule otevřít nepovedlo, a tak se sama neotevře. Je v seznamu.
files-second = Tuto složku má otevřenou jiný Fifth Die: hry se tu dají prohlížet, ne hrát. Až skončí, tento bude pokračovat.
files-second-refuses = To tu nejde, protože tuto složku má otevřenou jiný Fifth Die. Zavřete ho a tento bude pokračovat.
files-tried-again = { $trouble } Hra pokračuje; nic se neztratí, dokud je toto okno otevřené, a každých pár vteřin se zkouší uložit znovu.
files-save-again = Uložit znovu
files-save-elsewhere = Uložit jinam
files-unsaved = Ještě neuloženo
files-unsaved-this =
    { $moves ->
        [0] Poslední změna této hry ještě není uložená.
        [one] { $moves } krok této hry ještě není uložený.
        [few] { $moves } kroky této hry ještě nejsou uložené.
       *[other] { $moves } kroků této hry ještě není uloženo.
    }
files-unsaved-game =
    { $moves ->
        [0] Poslední změna hry „{ $title }“ ještě není uložená.
        [one] { $moves } krok hry „{ $title }“ ještě není uložený.
        [few] { $moves } kroky hry „{ $title }“ ještě nejsou uložené.
       *[other] { $moves } kroků hry „{ $title }“ ještě není uloženo.
    }
files-unsaved-settings = Nastavení ještě není uložené.
files-saving = Ukládám…
files-try-again = Zkusit znovu
files-close-anyway = Přesto zavřít
files-close-without = Zavřít bez uložení
files-stay = Zůstat
files-as = Jako
files-to = Kam
files-path = Cesta
files-choose-place = Vybrat místo…
files-no-place = Místo není vybrané. Pokud se neotevře dialog, napište cestu nahoře.
files-nothing = Není co zapsat.
files-saved =
    { $others ->
        [0] Uloženo jako { $path }.
       *[other] Uloženo jako { $path } a ještě { $others }.
    }
files-exported =
    { $others ->
        [0] Exportováno do { $path }.
       *[other] Exportováno do { $path } a ještě { $others }.
    }
files-open = Otevřít
files-show-folder = Ukázat ve složce
files-no-opener = Žádný program v systému to neotevře; soubor je na uvedeném místě.
files-opener-missing = Nic to neotevře, protože chybí program { $program }; soubor je na uvedeném místě.
files-not-opened-by = Nic to neotevře: { $cause }.
files-about-pdf = Pro tiskárnu, vše v jednom souboru.
files-about-svg = Kresba ostrá v každé velikosti; každá strana je soubor.
files-about-png = Obrázek, který se otevře všude; každá strana je soubor.
files-game = Soubor hry
files-game-about = Otevře se ve Fifth Die na každém počítači, se vším, co se stalo.
files-words = Text do zprávy
files-words-about = Výsledek na pár řádků, s kódem kostek.
files-result = List s výsledkem
files-result-about = Kdo vyhrál, všechna vyúčtování a průběh hry, k tisku.
files-games = Hry večera v jednom souboru
files-all-games = Všechny hry v jednom souboru
files-games-about = Dohrané hry se jmény lidí a večerů, k importu na jiném počítači.
files-plays = Tabulka všech her (CSV)
files-plays-about = Řádek za každého hráče každé dohrané hry, do tabulkového programu.
files-throws = Tabulka hodů (CSV)
files-throws-about = Každý hod, volba a výsledek, do tabulkového programu.
files-rolls = Tabulka hodů (CSV)
files-rolls-about = Každý hod, co se z něj hrálo a jak skončil tah, do tabulkového programu.
files-pads = Lístky
files-pads-about = Lístek každého hráče, jak je vyplněný, k tisku.
files-board = Deska
files-board-about = Deska, jak stojí, k tisku.
files-blank-pads = Prázdné lístky
files-blank-pads-about = Čtyři lístky na listu, na hru s tužkou.
files-blank-board = Prázdná deska
files-blank-board-about = Deska až pro čtyři, na hru s tužkou.
files-blank-express = Lístky pro Express
files-blank-classic = Klasická deska
files-copy-words = Kopírovat text
files-copy-table = Kopírovat tabulku
files-copy-file = Kopírovat obsah souboru
files-copied = Zkopírováno: vložte, kam chcete.
files-named-blank-pads = prázdné lístky
files-named-blank-board = prázdná deska
files-named-pads = lístky
files-named-board = deska
files-named-result = výsledek
files-named-games = všechny hry
files-import = Import
files-import-games = Importovat hry
files-filter-all = Všechny soubory
files-from = Odkud
files-import-about = Soubory her (.ron) z Fifth Die, nebo složka s nimi. Dají se i přetáhnout na toto okno.
files-import-path = Cesta k souboru nebo složce
files-choose = Vybrat soubory…
files-no-file = Soubor není vybraný. Pokud se neotevře dialog, napište cestu nahoře.
files-reading = Čtu…
files-import-failed = Programu se tyto soubory nepovedlo importovat.
files-import-sum =
    { $imported ->
        [one] Importována { $imported } hra
        [few] Importovány { $imported } hry
       *[other] Importováno { $imported } her
    }{ $here ->
        [0] {""}
       *[other] , už tu bylo: { $here }
    }{ $failed ->
        [0] {""}
       *[other] , nepovedlo se: { $failed }
    }
files-imported = importováno
files-here = už tu je
files-more =
    { $count ->
        [one] a ještě { $count } soubor
        [few] a ještě { $count } soubory
       *[other] a ještě { $count } souborů
    }
files-folder-not-used = Složku s daty nelze použít
files-folder-not-found = Chybí složka pro hry
files-folder-not-made = Složku nelze vytvořit
files-game-not-saved = Hra není uložená
files-game-not-deleted = Hra není smazaná
files-game-not-restored = Hra není vrácená
files-settings-not-saved = Nastavení není uložené
files-phones-not-saved = Místa telefonů nejsou uložená
files-people-not-saved = Jména nejsou uložená
files-game-not-exported = Hra není exportovaná
files-not-written = Nic není zapsáno
files-taken = { $what }: soubor s tímto názvem už existuje ({ $path }). Zvolte jiný název.
files-not-replaced = { $what }: tento název má složka, odkaz, zařízení nebo roura a nahradit lze jen soubor ({ $path }). Zvolte jiný název.
files-no-folder = { $what }: taková složka neexistuje ({ $path }). Vytvořte ji, nebo zvolte jinou.
files-succeeded = { $what }: mezitím už je hra se stejným názvem ({ $path }). Dejte tomu souboru jiný název a potom přesuňte { $trashed } na jeho místo.
files-newer = { $what }: tento soubor zapsala novější verze Fifth Die ({ $path }). Pokračujte v novější verzi.
files-locked = { $what }: tuto složku má otevřenou jiný Fifth Die ({ $path }). Zavřete ho a tento bude pokračovat.
files-no-home = { $what }: systém neuvádí domovskou složku ({ $path }). Spusťte s --data-dir a složkou.
files-program-failed = { $what }: programu se to nepovedlo ({ $path }). Zkuste to znovu.
files-full = { $what }: nezbývá místo ({ $path }). Uvolněte tam nějaké a zkuste to znovu.
files-not-writable = { $what }: systém tam nedovolí zapisovat ({ $path }). Povolte zápis do složky, nebo spusťte s --data-dir a jinou složkou.
files-gone = { $what }: soubor ani složka neexistuje ({ $path }). Podívejte se, zda je někdo nepřesunul či nesmazal.
files-refused = { $what }: { $cause } ({ $path }). Zkuste to znovu, nebo spusťte s --data-dir a jinou složkou.
files-fault-in = { $path }: { $fault }
files-fault-missing = soubor neexistuje
files-fault-unreadable = nedá se přečíst: { $cause }
files-fault-no-file = není to obyčejný soubor
files-fault-too-large = má víc než { $most } MiB, tolik žádná hra nemá
files-fault-no-session = není to hra tohoto programu
files-fault-several = je v něm víc her: importujte ho
files-fault-no-games = v této složce není žádná hra
files-fault-newer = zapsala ho novější verze Fifth Die: otevřete ho v ní
files-fault-damaged = je poškozený a zůstává, jaký je; „fifth-die check“ s touto cestou řekne kde

files-limit-throw = při tomto počtu hráčů ({ $seats }) je hodů nejvýš { $most }
files-limit-roll = hra má nejvýš { $most } hodů
files-limit-roll-off = hra má nejvýš { $most } hodů o začátek
files-limit-events = hra má nejvýš { $most } událostí
files-limit-seated = hráči přicházejí, odcházejí a střídají se ve hře nejvýš { $most }krát
files-limit-again = v této hře se tolik opravovalo tak pozdě, že ji nelze přehrát

## Výsledek na pár řádků, do zprávy

files-message-heading = { $game }, { $day }
files-message-titled = { $game }: { $title }, { $day }
files-message-place = { $place }. { $name }: { $total }
files-message-left = { $name }: { $total }
files-message-penalty = Řada s 1–4 křížky stála { $points }.
files-message-won = Vyhrává { $name }.
files-message-columns = { $name }: { $count ->
    [one] { $count } sloupec
    [few] { $count } sloupce
   *[other] { $count } sloupců
}
files-message-over-throws = { $alone ->
    [yes] Sólo, konec
   *[no] Konec
} po { $count ->
    [one] { $count } hodu
   *[other] { $count } hodech
}.
files-message-over-turns = { $alone ->
    [yes] Sólo, konec
   *[no] Konec
} po { $count ->
    [one] { $count } tahu
   *[other] { $count } tazích
}.
files-message-open-throws = { $alone ->
    [yes] Sólo, hraje se
   *[no] Hraje se
} po { $count ->
    [one] { $count } hodu
   *[other] { $count } hodech
}.
files-message-open-turns = { $alone ->
    [yes] Sólo, hraje se
   *[no] Hraje se
} po { $count ->
    [one] { $count } tahu
   *[other] { $count } tazích
}.
files-message-dice-real = Hráno se skutečnými kostkami.
files-message-helped = S pomocí: { $helps }.
files-message-strict = Přísná hra: bez jakékoli pomoci.
files-message-dice-earlier = Hráno s kostkami z dřívější hry.
files-message-dice-of-day = Hráno s kostkami dne, kód { $code }.
files-message-dice-app = Hráno s kostkami aplikace, kód { $code }.

files-people-together = { $one } a { $other } sedí ve stejné hře, takže jsou to dva lidé.
files-people-taken = { $name } se už jmenuje někdo jiný: vyberte jiné jméno, nebo z obou udělejte jednoho člověka.
files-people-full = Na další jméno není místo.

files-too-many-games = Na jeden soubor je to moc her: vyberte kratší dobu.
