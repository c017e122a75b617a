### Pravidla.

rules-title = Pravidla
rules-about = X1, C2 a další jsou čísla pravidel; uvádí je kontrola souborů.
rules-find = Hledat v pravidlech
rules-nothing-found = O tom žádné pravidlo nemluví.
rules-lessons = Lekce
rules-licenses = Licence

## Can’t Stop Express

rules-express-throw =
    Hod je společný
    Někdo hodí pěti kostkami. Všichni používají stejné kostky, každý po svém a na vlastním lístku.

rules-express-pairs-and-fifth-die =
    Dvě dvojice a pátá kostka
    Spojte čtyři kostky do dvou dvojic; ta, která zbude, je vaše pátá kostka. Každá dvojice označí jedno políčko v řadě svého součtu. Dvě dvojice se stejným součtem označí dvě políčka v jedné řadě.

rules-express-three-values =
    Pátá kostka určí tři čísla
    Páté kostky určí vaše tři čísla. Každé číslo má dráhu s osmi políčky a jeho určením se označí první z nich. Dokud nemáte tři čísla, musí pátá kostka ukazovat takové, které ještě nemáte, pokud v hodu nějaké je. Pokud není, označte jedno z těch, která už máte.

rules-express-one-of-yours =
    Potom už jen vaše čísla
    Jakmile máte tři čísla, musí být vaše pátá kostka jedno z nich, kdykoli v hodu některé je. Které, a jaké dvojice vám pak zbudou, o tom celá hra je.

rules-express-free-throw =
    Volný hod
    Když máte tři čísla a v hodu žádné z nich není, vyberte jakékoli dvě dvojice. Na dráhy se nic neznačí.

rules-express-out =
    S osmým jste mimo
    Osmý křížek na některé z vašich drah vás vyřadí; dvojice z toho hodu se ještě počítají. Ostatní hrají dál, dokud nejsou mimo všichni.

rules-express-rows =
    Jakou hodnotu má řada
    Žádný křížek: nic. Jeden až čtyři křížky: minus 200. Pět křížků: nic. Každý křížek od šestého do desátého dá body řady: 100 za 2 a 12, 70 za 3 a 11, 60 za 4 a 10, 50 za 5 a 9, 40 za 6 a 8, 30 za 7. Křížky po desátém nedají nic.

rules-express-why =
    Proč řada začíná na −200
    Každá řada, kterou otevřete, je dluh. Pátý křížek ho splatí a body dá až šestý; když skončíte dřív, řada stojí 200. Prázdná řada nestojí nic. Otevírejte proto málo řad, a jen ty, které zvládnete zaplnit.

rules-express-kinder =
    Mírnější hra
    Začátečníky může řada s jedním až čtyřmi křížky stát méně. Postih nastavíte v panelu „Nová hra“.

rules-express-winner =
    Kdo vyhrává
    Vyhrává, kdo má nejvíc bodů; při shodě je vítězství společné. V sólové hře hrajete proti svému nejlepšímu výsledku.

rules-express-seats =
    Hráči přicházejí a odcházejí
    Místo můžete předat někomu jinému. Kdo přijde později, může přisednout před čtvrtým hodem a nejdřív vybírá z dosavadních hodů. Kdo odejde, už nevybírá a nemá místo v pořadí; ostatní nečekají.

## Desková hra

rules-board-start =
    Kdo začíná
    Každý hodí dvěma kostkami. Začíná nejvyšší součet; kdo ho má stejný, hází znovu.

rules-board-turn =
    Tah
    Hoďte čtyřmi kostkami, spojte je do dvou dvojic a postupte ve sloupcích jejich součtů. Pak hoďte znovu, nebo zastavte a zisk si nechte.

rules-board-runners =
    Tři běžci
    Co v tahu získáte, ukazují tři běžci. Nový běžec začíná na prvním poli, nebo hned nad vaším kamenem. Každá dvojice posune běžce svého sloupce o jedno pole.

rules-board-must-be-played =
    Co musíte zahrát
    Kostky rozdělte do dvojic, jak chcete; když jdou zahrát obě, musíte zahrát obě. Pokud by šla každá zvlášť, ale na dva nové sloupce máte jediného běžce, vyberte jednu. Nejde hrát ve sloupci, který už někdo získal, nad vrcholem ani bez volného běžce.

rules-board-bust =
    Krach
    Když z hodu nejde zahrát žádná dvojice, přijdete o celý zisk z tohoto tahu a hází další hráč.

rules-board-stop =
    Stop a získávání sloupců
    Když zastavíte, postoupí vaše kameny tam, kde stojí běžci. Sloupec, na jehož vrchol dojdete, je váš: cizí kameny z něj mizí a nikdo tam už nehraje. Běžec na vrcholu nic nezískává, dokud nezastavíte.

rules-board-end =
    Vítězství
    K výhře stačí tři sloupce. Dva nebo tři hráči se mohou dohodnout na čtyřech nebo pěti. V sólové hře počítejte tahy.

rules-board-jump =
    Varianta: běžec skáče
    Běžec, který by přišel na pole s cizím kamenem, jde na nejbližší další pole bez něj.

rules-board-no-stop =
    Varianta: stop tam nejde
    Nesmíte zastavit, dokud některý běžec stojí na poli s cizím kamenem.

rules-board-house =
    Domácí pravidlo: které dvojice
    Věta „když můžete nasadit běžce, musíte“ se vykládá třemi způsoby: smíte vybrat jakékoli rozdělení; musíte vybrat takové, které nasadí nového běžce; nebo musíte vybrat takové, které zahraje nejvíc dvojic.

rules-board-seats =
    Hráči přicházejí a odcházejí
    Místo můžete předat někomu jinému, ale po začátku hry už nikdo nepřisedne: pozdní start by nebyl férový. Když hráč odejde, jeho tahy se přeskočí, kameny zůstávají a vyhrává, kdo u stolu zůstane poslední.
