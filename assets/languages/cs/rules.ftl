### Pravidla a nápověda.

rules-title = Pravidla
rules-about = X1, C2 a podobně jsou čísla pravidel; uvádí je kontrola souboru.
rules-find = Hledat v pravidlech
rules-nothing-found = O tom žádné pravidlo nemluví.
rules-lessons = Lekce

## Can’t Stop Express

rules-express-throw =
    Hod je pro všechny
    Někdo hodí pěti kostkami. Všichni používají stejné kostky, každý po svém a na vlastním lístku.
rules-express-pairs-and-fifth-die =
    Dvě dvojice a pátá kostka
    Spojte čtyři kostky do dvou dvojic; ta, která zbude, je vaše pátá kostka. Každá dvojice označí jedno políčko v řadě svého součtu. Dvě dvojice se stejným součtem označí dvě políčka jedné řady.
rules-express-three-values =
    Pátá kostka určí tři čísla
    Vaše první páté kostky určí vaše tři čísla. Každé číslo má dráhu s osmi políčky; jeho určením se označí první. Dokud nemáte tři, musí být pátá kostka číslo, které ještě nemáte, pokud hod nějaké ukazuje. Pokud ne, označte jedno z těch, která máte.
rules-express-one-of-yours =
    Potom musí být jedno z vašich
    Jakmile jsou tři čísla určena, musí být pátá kostka jedno z nich, kdykoli ho hod ukazuje. Které to bude a jaké dvojice zůstanou, o tom je celá hra.
rules-express-free-throw =
    Volný hod
    Tři čísla jsou určena a hod žádné z nich neukazuje: vyberte jakékoli dvě dvojice. Pátá kostka se nepočítá a na drahách nic nepřibude.
rules-express-out =
    S osmým jste mimo
    Osmý křížek na některé z vašich drah vás vyřadí; dvojice z toho hodu se ještě počítají. Ostatní hrají dál, dokud nejsou mimo všichni.
rules-express-rows =
    Jakou cenu má řada
    Žádný křížek: nic. Jeden až čtyři křížky: minus 200. Pět křížků: nic. Každý křížek od šestého do desátého přinese body řady: 100 za 2 a 12, 70 za 3 a 11, 60 za 4 a 10, 50 za 5 a 9, 40 za 6 a 8, 30 za 7. Křížky nad deset nepřinesou nic.
rules-express-why =
    Proč řada začíná na −200
    Každá řada, kterou začnete, je dluh. Pátý křížek ho splatí a body přinese až šestý; řada opuštěná dřív stojí 200. Prázdná řada nestojí nic. Začínejte proto málo řad, a jen ty, které můžete zaplnit.
rules-express-kinder =
    Mírnější hra
    Začátečníky může řada s jedním až čtyřmi křížky stát méně. Nastavuje se to v nové hře.
rules-express-winner =
    Kdo vyhrává
    Vyhrává, kdo má nejvíc bodů; při shodě je vítězství společné. Kdo hraje sám, hraje proti svému rekordu.
rules-express-seats =
    Hráči přicházejí a odcházejí
    Místo lze předat někomu jinému. Kdo přijde pozdě, přisedne před čtvrtým hodem a nejdřív volí pro hody, které už byly. Kdo musí odejít, už nevolí a nemá místo v pořadí; ostatní nečekají.

## Hra na desce

rules-board-start =
    Kdo začíná
    Každý hodí dvěma kostkami. Začíná nejvyšší součet; při shodě se hází znovu.
rules-board-turn =
    Tah
    Hoďte čtyřmi kostkami, spojte je do dvou dvojic a postupte ve sloupcích jejich součtů. Pak hoďte znovu, nebo zastavte a nechte si zisk.
rules-board-runners =
    Tři běžci
    Co v tahu získáte, značí běžci; máte tři. Nový začíná na prvním poli, nebo hned nad vaším kamenem. Dvojice posune běžce svého sloupce o jedno pole.
rules-board-must-be-played =
    Co se musí zahrát
    Vyberte jakékoli rozdělení kostek; zahrají se pak obě dvojice, pokud to jde. Pokud by šla každá, ale na dva nové sloupce zbývá jediný běžec, vyberte si jednu. Hrát se nedá ve sloupci, který už někdo získal, nad vrcholem ani bez volného běžce.
rules-board-bust =
    Krach
    Když se nedá zahrát žádná dvojice hodu, všechno, co tah získal, je ztraceno a hází další hráč.
rules-board-stop =
    Stop a získávání sloupců
    Když zastavíte, postoupí vaše kameny tam, kde stojí běžci. Sloupec, jehož vrcholu dosáhnete, je váš: cizí kameny z něj mizí a nikdo tam už nehraje. Běžec na vrcholu nic nezískává, dokud nezastavíte.
rules-board-end =
    Vítězství
    K výhře stačí tři sloupce. Dva nebo tři hráči se mohou dohodnout na čtyřech nebo pěti. Kdo hraje sám, počítá tahy.
rules-board-jump =
    Varianta: běžec skáče
    Běžec, který by přišel na pole s cizím kamenem, jde na nejbližší pole bez něj.
rules-board-no-stop =
    Varianta: tam se nezastavuje
    Nesmíte zastavit, dokud některý běžec stojí na poli s cizím kamenem.
rules-board-house =
    Domácí pravidlo: které dvojice
    Větu „pokud můžete nasadit běžce, musíte“ čtou stoly třemi způsoby: smí se vybrat jakékoli rozdělení; musí se vybrat takové, které nasadí nového běžce; nebo takové, které zahraje nejvíc dvojic.
rules-board-seats =
    Hráči přicházejí a odcházejí
    Místo lze předat někomu jinému, ale po začátku už nikdo nepřisedá: pozdní start by nebyl férový. Tahy toho, kdo odejde, se přeskakují, kameny zůstávají a poslední u stolu vyhrává.
