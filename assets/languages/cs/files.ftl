### Soubory: import, export, ukládání a co se při tom může nepovést.

## Otevření hry

files-opening = Otevírám hru…
files-not-opened = Něco se nepovedlo, takže se hru nepodařilo otevřít. Její soubor se nezměnil.
files-did-not-open = Hru se minule nepodařilo otevřít, proto se neotevře sama. Najdete ji v seznamu.

## Aplikace už je otevřená

files-second = Fifth Die už je otevřený. Tady si můžete hry prohlížet; chcete-li hrát, zavřete druhé okno.
files-second-refuses = To tu nejde, dokud je Fifth Die otevřený v jiném okně. Nejdřív to druhé zavřete.

## Něco se nepodařilo uložit

files-tried-again = { $trouble } Hrajte dál: dokud je toto okno otevřené, nic se neztratí a aplikace to každých pár sekund zkouší znovu.
files-save-again = Uložit znovu
files-save-elsewhere = Uložit jinam

## Něco není uložené a okno se má zavřít

files-unsaved = Ještě neuloženo
files-unsaved-this =
    { $moves ->
        [0] Poslední změna této hry ještě není uložená.
        [one] { $moves } krok této hry ještě není uložený.
        [few] { $moves } kroky této hry ještě nejsou uložené.
        [many] { $moves } kroku této hry ještě není uloženo.
       *[other] { $moves } kroků této hry ještě není uloženo.
    }
files-unsaved-game =
    { $moves ->
        [0] Poslední změna hry „{ $title }“ ještě není uložená.
        [one] { $moves } krok hry „{ $title }“ ještě není uložený.
        [few] { $moves } kroky hry „{ $title }“ ještě nejsou uložené.
        [many] { $moves } kroku hry „{ $title }“ ještě není uloženo.
       *[other] { $moves } kroků hry „{ $title }“ ještě není uloženo.
    }
files-unsaved-settings = Nastavení ještě není uložené.
files-saving = Ukládám…
files-try-again = Zkusit znovu
files-close-anyway = Přesto zavřít
files-close-without = Zavřít bez uložení
files-stay = Nezavírat

## Kam se zapíše nový soubor

files-as = Formát
files-to = Uložit do
files-path = Cesta k souboru
files-choose-place = Vybrat umístění…
files-no-place = Umístění není vybrané. Pokud se žádný dialog neotevře, zadejte cestu nahoře.
files-nothing = Není co uložit.
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
files-no-opener = Žádná aplikace tu soubor otevřít neumí. Je uložený na uvedeném místě.
files-opener-missing = Odsud se soubor otevřít nedá, protože chybí { $program }. Je uložený na uvedeném místě.
files-not-opened-by = Soubor se nepodařilo otevřít: { $cause }.
files-about-pdf = K tisku, vše v jednom souboru.
files-about-svg = Kresba ostrá v každé velikosti; co strana, to soubor.
files-about-png = Obrázek, který se otevře všude; co strana, to soubor.

## Export: co se zapíše

files-game = Soubor hry
files-game-about = Otevře se ve Fifth Die na každém počítači, se vším, co se stalo.
files-words = Textová zpráva
files-words-about = Výsledek na pár řádků, s kódem kostek.
files-result = List s výsledkem
files-result-about = Vítěz, bodový rozpis všech hráčů a průběh hry, k tisku.
files-games = Hry večera v jednom souboru
files-all-games = Všechny hry v jednom souboru
files-games-about = Všechny dohrané hry se jmény lidí a večerů, k importu na jiném počítači.
files-plays = Výsledky hráčů (CSV)
files-plays-about = Řádek za každého hráče každé dohrané hry, do tabulky.
files-throws = Hody (CSV)
files-throws-about = Všechny hody, volby a body, do tabulky.
files-rolls = Hody (CSV)
files-rolls-about = Všechny hody, co se z nich hrálo a jak skončil tah, do tabulky.
files-pads = Lístky
files-pads-about = Vyplněné lístky všech hráčů, k tisku.
files-board = Herní plán
files-board-about = Herní plán, jak teď vypadá, k tisku.
files-blank-pads = Prázdné lístky
files-blank-pads-about = Čtyři lístky na listu, ke hře s tužkou.
files-blank-board = Prázdný herní plán
files-blank-board-about = Herní plán až pro čtyři hráče, ke hře s tužkou.
files-blank-express = Lístky pro Express
files-blank-classic = Klasický herní plán
files-copy-words = Kopírovat text
files-copy-table = Kopírovat tabulku
files-copy-file = Kopírovat obsah souboru
files-copied = Zkopírováno. Vložte to, kam chcete.
files-named-blank-pads = prázdné lístky
files-named-blank-board = prázdný herní plán
files-named-pads = lístky
files-named-board = herní plán
files-named-result = výsledek
files-named-games = všechny hry

## Import

files-import = Import
files-import-games = Importovat hry
files-filter-all = Všechny soubory
files-from = Importovat z
files-import-about = Soubory her z Fifth Die (.ron) nebo složka s nimi. Můžete je i přetáhnout na toto okno.
files-import-path = Cesta k souboru nebo složce
files-choose = Vybrat soubory…
files-no-file = Soubor není vybraný. Pokud se žádný dialog neotevře, zadejte cestu nahoře.
files-reading = Čtu…
files-import-failed = Něco se nepovedlo, takže tyto soubory nejsou importované.
files-import-sum =
    { $imported ->
        [one] Importována { $imported } hra
        [few] Importovány { $imported } hry
        [many] Importováno { $imported } hry
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
    a ještě { $count ->
        [one] { $count } soubor
        [few] { $count } soubory
        [many] { $count } souboru
       *[other] { $count } souborů
    }

## Proč se něco nepodařilo uložit

files-folder-not-used = Složku s daty nejde použít
files-folder-not-found = Nepodařilo se najít složku pro hry
files-folder-not-made = Nepodařilo se vytvořit složku
files-game-not-saved = Hru se nepodařilo uložit
files-game-not-deleted = Hru se nepodařilo smazat
files-game-not-restored = Hru se nepodařilo obnovit
files-settings-not-saved = Nastavení se nepodařilo uložit
files-phones-not-saved = Místa telefonů se nepodařilo uložit
files-people-not-saved = Jména se nepodařilo uložit
files-game-not-exported = Hru se nepodařilo exportovat
files-not-written = Soubor se nepodařilo zapsat

## A celá věta

files-taken = { $what }: soubor s tímto názvem už existuje ({ $path }). Vyberte jiný název.
files-not-replaced = { $what }: tento název má složka, odkaz, zařízení nebo roura a nahradit jde jen soubor ({ $path }). Vyberte jiný název.
files-no-folder = { $what }: taková složka neexistuje ({ $path }). Vytvořte ji, nebo vyberte jinou.
files-succeeded = { $what }: tento název teď má jiná hra ({ $path }). Přejmenujte ten soubor a potom přesuňte { $trashed } na jeho místo.
files-newer = { $what }: soubor je z novější verze Fifth Die ({ $path }). Použijte novější verzi.
files-locked = { $what }: tuto složku má otevřenou jiné okno Fifth Die ({ $path }). Chcete-li pokračovat tady, zavřete ho.
files-no-home = { $what }: systém neuvádí vaši domovskou složku ({ $path }). Spusťte aplikaci s --data-dir a složkou.
files-program-failed = { $what }: něco se nepovedlo ({ $path }). Zkuste to znovu.
files-full = { $what }: nezbývá místo ({ $path }). Uvolněte nějaké a zkuste to znovu.
files-not-writable = { $what }: nemáte tam povolený zápis ({ $path }). Povolte zápis do složky, nebo spusťte aplikaci s --data-dir a jinou složkou.
files-gone = { $what }: soubor nebo složka neexistuje ({ $path }). Ověřte, zda ji někdo nepřesunul nebo nesmazal.
files-refused = { $what }: { $cause } ({ $path }). Zkuste to znovu, nebo spusťte aplikaci s --data-dir a jinou složkou.

## Proč soubor není hra

files-fault-in = { $path }: { $fault }
files-fault-missing = soubor neexistuje
files-fault-unreadable = nejde přečíst: { $cause }
files-fault-no-file = není to obyčejný soubor
files-fault-too-large = má víc než { $most } MiB, na hru je moc velký
files-fault-no-session = není to hra z Fifth Die
files-fault-several = je v něm víc her; raději ho importujte
files-fault-no-games = v této složce nejsou žádné hry
files-fault-newer = je z novější verze Fifth Die; otevřete ho v ní
files-fault-damaged = je poškozený a zůstal beze změny; kde, zjistíte příkazem „fifth-die check“ s touto cestou

## Proč se do hry víc nevejde

files-limit-throw = při tomto počtu hráčů ({ $seats }) může mít hra nejvýš { $most ->
    [one] { $most } hod
    [few] { $most } hody
    [many] { $most } hodu
   *[other] { $most } hodů
}
files-limit-roll = hra může mít nejvýš { $most ->
    [one] { $most } hod
    [few] { $most } hody
    [many] { $most } hodu
   *[other] { $most } hodů
}
files-limit-roll-off = hra může mít nejvýš { $most ->
    [one] { $most } hod
    [few] { $most } hody
    [many] { $most } hodu
   *[other] { $most } hodů
} o začátek
files-limit-events = hra může mít nejvýš { $most ->
    [one] { $most } událost
    [few] { $most } události
    [many] { $most } události
   *[other] { $most } událostí
}
files-limit-seated = přisednout, odejít a převzít místo se ve hře dá nejvýš { $most }krát
files-limit-again = tato hra má příliš mnoho pozdních oprav a nejde přehrát

## Výsledek hry na pár řádků, do zprávy

files-message-heading = { $game }, { $day }
files-message-titled = { $game }: { $title }, { $day }
files-message-place = { $place }. { $name }: { $total }
files-message-left = { $name }: { $total }
files-message-penalty = Postih za nedokončenou řadu: { $points }.
files-message-won = Vyhrává { $name }.
files-message-columns = { $name }: { $count ->
    [one] { $count } sloupec
    [few] { $count } sloupce
    [many] { $count } sloupce
   *[other] { $count } sloupců
}
files-message-over-throws = { $alone ->
    [yes] Sólo, konec
   *[no] Konec
} po { $count ->
    [one] { $count } hodu
    [few] { $count } hodech
    [many] { $count } hodu
   *[other] { $count } hodech
}.
files-message-over-turns = { $alone ->
    [yes] Sólo, konec
   *[no] Konec
} po { $count ->
    [one] { $count } tahu
    [few] { $count } tazích
    [many] { $count } tahu
   *[other] { $count } tazích
}.
files-message-open-throws = { $alone ->
    [yes] Sólo, hraje se
   *[no] Hraje se
}, zatím { $count ->
    [one] { $count } hod
    [few] { $count } hody
    [many] { $count } hodu
   *[other] { $count } hodů
}.
files-message-open-turns = { $alone ->
    [yes] Sólo, hraje se
   *[no] Hraje se
}, zatím { $count ->
    [one] { $count } tah
    [few] { $count } tahy
    [many] { $count } tahu
   *[other] { $count } tahů
}.
files-message-dice-real = Hráno se skutečnými kostkami.
files-message-helped = S pomocí: { $helps }.
files-message-strict = Přísná hra: bez pomoci.
files-message-dice-earlier = Hráno s kostkami z dřívější hry.
files-message-dice-of-day = Hráno s kostkami dne, kód { $code }.
files-message-dice-app = Hráno s kostkami z aplikace, kód { $code }.

## Lidé

files-people-together = { $one } a { $other } hrají ve stejné hře, takže to nemůže být stejný člověk.
files-people-taken = Jméno { $name } už někdo má. Vyberte jiné, nebo z obou udělejte jednoho člověka.
files-people-full = Na další jméno není místo.

files-too-many-games = Na jeden soubor je to moc her: vyberte kratší dobu.
