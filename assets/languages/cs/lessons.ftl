### Lekce.

## Rám: tlačítka a názvy lekcí

lessons-throws = Hody
lessons-scoring = Body
lessons-board = Herní plán
lessons-plan = Strategie
lessons-climb = Strategie na plánu
lessons-next = Další lekce
lessons-done = Hotovo
lessons-go-on = Pokračovat
lessons-show-me = Ukázat
lessons-back = Krok zpět
lessons-step = { $step } z { $count }
lessons-over = Tady lekce končí; skutečná hra by pokračovala.
lessons-you = Vy

## Hody

lessons-throws-first = Nejdřív kostky: stiskněte mezerník.

lessons-throws-everybody =
    Hod je společný
    Tohle je váš lístek: řada pro každý součet dvou kostek a tři dráhy pro vaše páté kostky. Všichni používají stejný hod, každý na svém lístku. Hoďte kostkami.

lessons-throws-two-pairs =
    Dvě dvojice a jedna kostka zbude
    Spojte čtyři kostky do dvou dvojic; každá označí políčko v řadě svého součtu. Pátá kostka označí políčko na dráze. Každý řádek tady je kostka, kterou můžete nechat stranou, a dvojice, které vám zbudou. Jednu 4 nechte stranou: vezměte 4 (1 a 3) a 10 (4 a 6).
    I to by šlo. Tady bereme 4 a 10 a stranou necháme 4.

lessons-throws-first-value =
    Vaše první číslo
    Řady 4 a 10 mají po jednom křížku a 4 je první z vašich tří čísel; jedno políčko její dráhy už má křížek. Řady 4 a 10 vás teď stojí po 200, dokud nemají pět křížků. Teď další hod.

lessons-throws-new-value =
    Pokaždé nové číslo
    Dokud nemáte tři čísla, musí pátá kostka ukazovat nové, pokud v hodu nějaké je. Klikněte na 4 a uvidíte, že to nejde. Pak vezměte 9 (3 a 6) a 10 (4 a 6) a 2 nechte stranou.
    I to by šlo: na páté kostce je nové číslo. Tady bereme 9 a 10 a stranou necháme 2.

lessons-throws-one-free =
    Ještě jedno číslo
    Dvě čísla už máte, 4 a 2. Řada 10 má druhý křížek: pár řad s mnoha křížky je lepší než mnoho řad s několika. Hoďte znovu.

lessons-throws-third-value =
    Třetí číslo
    2 a 4 už máte, takže stranou můžete nechat jen 1 nebo 5. Vezměte 4 (2 a 2) a 5 (1 a 4) a 5 nechte stranou.
    I to je nové číslo. Tady bereme 4 a 5 a stranou necháme 5.

lessons-throws-three-stand =
    Všechna tři čísla
    Od teď musí být vaše pátá kostka 2, 4 nebo 5, kdykoli v hodu některá z nich je. Budete doufat, že není.

lessons-throws-free-throw =
    Volný hod
    Žádná 2, žádná 4 ani 5: vyberte jakékoli dvě dvojice a na dráhu nic neznačte. Volný hod vás nic nestojí. Vezměte 4 (1 a 3) a 9 (3 a 6).
    Při volném hodu smíte vybrat jakékoli dvě dvojice. Tady bereme 4 a 9.

lessons-throws-and-so-on =
    A tak dál
    Řada 4 má tři křížky: ještě dva a její dluh 200 je splacený. Osmý křížek na některé z vašich drah vaši hru ukončí, většinou asi po dvaceti hodech. Další lekce ukáže, co se potom počítá.

## Herní plán

lessons-board-first = Když zastavíte, necháte si, co máte. Chcete-li vidět, co přijde, hoďte: stiskněte mezerník.

lessons-board-columns =
    Jedenáct sloupců
    Každý sloupec je součet dvou kostek. Prostřední jsou delší, protože jejich součty padají častěji. K výhře stačí tři sloupce. Hrajete za Miu a jste na tahu: hoďte kostkami.

lessons-board-two-pairs =
    Dvě dvojice, dva běžci
    Čtyři kostky se dají rozdělit do dvou dvojic až třemi způsoby. Vyberte jeden a zahrajte obě jeho dvojice: každá nasadí běžce, nebo ho posune o pole výš. Vezměte 6 (1 a 5) a 10 (4 a 6).
    I to by šlo. Tady bereme 6 a 10.

lessons-board-roll-or-stop =
    Házet dál, nebo stop
    Dva běžci jsou na plánu, jeden zbývá. Po každém hodu můžete zastavit a nechat si, co máte, nebo házet dál a riskovat to. Každé tlačítko ukazuje, co přinese. Házejte dál.

lessons-board-last-runner =
    Poslední běžec
    Zbývá jeden běžec: můžete zahrát 6 i 8, osmičku posledním běžcem. Z 5 a 9 by šla zahrát jen jedna, protože obě potřebují nového běžce. Vezměte 6 (2 a 4) a 8 (3 a 5).
    I to by šlo. Tady bereme 6 a 8.

lessons-board-still-played =
    Co ještě můžete zahrát
    Všichni tři běžci jsou na plánu: do konce tahu můžete zahrát jen 6, 8 a 10. Mnozí by tu zastavili. Chcete-li vidět, čeho se bojí, házejte dál.

lessons-board-bust =
    Krach
    Žádné dvě z těchto kostek nedají 6, 8 ani 10, takže nemůžete zahrát nic: krach. Běžci jdou z plánu a přijdete o celý zisk z tohoto tahu. Na řadě je Ben.

lessons-board-next-turn =
    Váš další tah
    Ben hodil dvě sedmičky a hned zastavil: jeho kámen zůstává, ať se stane cokoli. Zase jste na tahu. Hoďte kostkami.

lessons-board-twice =
    Dvakrát stejný součet
    Dvě dvojice se stejným součtem posunou jednoho běžce o dvě pole. Vezměte dvakrát 8: 2 a 6, 3 a 5.
    I to by šlo. Tady bereme dvakrát 8.

lessons-board-once-more =
    Ještě jeden hod
    Dvě pole jedním běžcem a další dva v záloze: krach skoro nehrozí. Házejte dál.

lessons-board-second-column =
    Druhý sloupec
    Vezměte 7 (3 a 4) a 8 (2 a 6). Nevadí, že je ve sloupci 7 i Ben: kameny smějí stát na stejném poli.
    I to by šlo. Tady bereme 7 a 8.

lessons-board-stop =
    Stop
    V sázce máte čtyři pole. Tentokrát si je nechte: zastavte.
    Samozřejmě můžete házet dál. Tady zastavíme a čtyři pole si necháme: stiskněte S.

lessons-board-kept =
    Zůstává vám to
    Kde stáli běžci, stojí teď vaše kameny. V dalších tazích začíná běžec hned nad svým kamenem, takže žádným polem nejdete dvakrát.

lessons-board-later =
    O pár tahů později
    Vašemu kameni ve sloupci 8 chybějí na vrchol dvě pole a Ben tam má také jeden. Hoďte kostkami.

lessons-board-to-the-top =
    Na vrchol
    Zase dvě osmičky, přesně to potřebujete. Vezměte dvakrát 8.
    I to by šlo. Tady bereme dvakrát 8 a jsme na vrcholu.

lessons-board-not-won-yet =
    Ještě není váš
    Běžec je na vrcholu, ale sloupec získáte, až když zastavíte. Krach by vám ho ještě vzal. Zastavte.
    Házet dál znamená riskovat celý sloupec. Zastavte a je váš: stiskněte S.

lessons-board-won =
    Sloupec je váš
    Sloupec 8 je váš. Benův kámen z něj mizí a nikdo tam už osmičku nezahraje. Ještě dva sloupce a vyhráváte hru.

## Strategie

lessons-plan-rows =
    Málo řad
    Trenér otevře za hru sedm z jedenácti řad. Šance, že řada 8, kterou otevře, dojde k pěti křížkům, je { $other }. A u řady 12?
    Jen { $right }. Trenér otevírá řadu 12 jen tam, kde je každá jiná volba horší.

lessons-plan-full =
    Plná řada
    Deset křížků v řadě 8 dá 200 bodů. Jak často trenér zaplní řadu 8, kterou otevře?
    Šance: { $right }, a u řady 7 jen { $other }. Plná řada je dárek, počítat se s ní nedá.

lessons-plan-values =
    Určujte krajní čísla
    Každá dráha bere jedno číslo dvojicím. Jak často určí trenér trojku?
    { $right } her, stejně často čtyřku, ale jedničku a šestku { $other }. Trojka a čtyřka dávají časté součty, nechte je tedy dvojicím.

lessons-plan-late =
    Kolik stojí pozdní řada
    Hod je 1, 3, 4, 5, 6 a na každé dráze je pět křížků. Kolik stojí dva křížky v prázdné řadě 9 proti 8 + 10?
    Body: { $right }. Se čtyřmi křížky na každé dráze by to bylo { $four }, se třemi { $three }: otevírejte řadu brzy, nebo vůbec.

lessons-plan-track =
    Plnější dráha
    Hod je 1, 2, 4, 5, 6. Nejlepší volba je 5 + 7 s pátou kostkou 6. Kolik stojí 6 + 10, po kterém má dvojka sedmý křížek?
    Body: { $right }. Ještě jedna dvojka by hru ukončila, a řady přitom stále dluží po 200: páté kostky rozdělujte.

lessons-plan-end =
    Ještě ne konec
    Hod je 1, 2, 3, 4, 6 a žádná řada nic nedluží. 5 + 10 s pátou kostkou 1 ukončí hru na { $end }. Jakou hodnotu má dvakrát 5 s pátou kostkou 6?
    { $right }. Když nic nedlužíte, každý další hod jen přináší body.

## Strategie na plánu

lessons-climb-columns =
    Dobré sloupce
    Mia má běžce v 6, 7 a 8. Jaké je riziko krachu v příštím hodu?
    { $right }: bezpečnější tři sloupce nejsou. Ve 2, 3 a 12 by to bylo { $other }.

lessons-climb-hand =
    Běžec v záloze
    Dva běžci jsou nasazení a jeden je v záloze, takže příští hod nemůže skončit krachem. Kdo hází dál, vyhraje { $roll } her. A kdo zastaví?
    { $right }. S běžcem v záloze, a dokud není žádný sloupec získaný, házejte dál.

lessons-climb-far =
    Jak daleko
    Každý běžec vystoupal o čtyři pole, v nejlepších sloupcích. Kdo zastaví, vyhraje { $stop } her. A kdo hází dál?
    { $right }: házejte dál. Po šesti polích každého běžce vychází obojí na { $level }; po více zastavte.

lessons-climb-narrow =
    Špatné sloupce
    Po jednom poli ve 2, 3 a 12; riziko krachu v příštím hodu je { $bust }. Kdo zastaví, vyhraje { $stop } her. A kdo hází dál?
    { $right }: zastavte. Pole ve sloupci 2 nebo 12 je třetina cesty.

lessons-climb-share =
    Třetina sloupce
    Hra začíná hodem 1, 1, 3, 4. Kdo vezme 4 a 5, vyhraje { $other } her. A kdo vezme 2 a 7?
    { $right }. Sloupec 2 má jen tři pole a jedno z nich už je vaše.

lessons-climb-threat =
    Když jsou ostatní blízko
    Ben má dva sloupce a ve sloupci 7 je na poli 9 ze 13. Kdo zastaví, vyhraje { $stop } her. A kdo hází dál?
    { $right }. Ben brzy vyhraje, krach tedy stojí málo: snažte se získat sloupce hned.

## Body

lessons-scoring-row = Řada { $row }, { $marks ->
    [one] { $marks } křížek
    [few] { $marks } křížky
    [many] { $marks } křížku
   *[other] { $marks } křížků
}
lessons-scoring-everything = Všechno dohromady
lessons-scoring-not = { $points } ne.

lessons-scoring-too-few =
    Málo křížků
    Hra skončila a vy sčítáte svůj lístek, řadu po řadě. První čtyři políčka řady jsou dluh: jeden až čtyři křížky stojí 200, v každé řadě stejně. Řada 2 má dva křížky. Jakou má hodnotu?
    Jeden křížek nebo čtyři, řada stojí 200.
    Dva křížky k pátému políčku nestačí a jeden až čtyři křížky stojí 200.

lessons-scoring-sixth =
    Šestý křížek
    Pátý křížek splatí dluh; každý další dá body řady. V řadě 4 je to 60. Má šest křížků.
    Pět křížků splatí dluh a šestý dá 60.
    Prvních pět křížků nedá nic, teprve další dávají po 60.

lessons-scoring-fifth =
    Právě pátý
    Řada 5 má pět křížků.
    Dluh je splacený, ale zisk ještě žádný.
    Pátý křížek splatí dluh; body začínají šestým.

lessons-scoring-easy =
    Snadné řady dávají méně
    Šestky a osmičky padají často, proto jejich řady dávají jen 40 za křížek. Řada 6 má šest křížků.
    Jeden křížek po pátém: 40.
    Šestý křížek je jediný po pátém a dá 40.

lessons-scoring-long =
    Dlouhá řada
    Řada 8 má devět křížků, po 40 bodech.
    Čtyři křížky po pátém: 4 × 40.
    Z devíti křížků jsou čtyři po pátém; počítejte tyto čtyři po 40.

lessons-scoring-seven =
    Sedm křížků
    Řada 9 má sedm křížků, po 50 bodech.
    Dva křížky po pátém: 2 × 50.
    Ze sedmi křížků jsou dva po pátém; počítejte tyto dva po 50.

lessons-scoring-points =
    Kde jsou body
    Řada 10 má devět křížků, po 60 bodech. Desátý by se ještě počítal, jedenáctý už ne.
    Čtyři křížky po pátém: 4 × 60.
    Z devíti křížků jsou čtyři po pátém; počítejte tyto čtyři po 60.

lessons-scoring-total =
    Výsledek
    Všechny ostatní řady jsou prázdné a prázdná řada nic nestojí. Sečtěte minus a plus: jaký je výsledek?
    Plus 600, minus 200: 400. Většina her končí níž; velmi dobří hráči mají průměr kolem 245. Cesta k tomu je málo řad a v každé hodně křížků.
    Plus je 60, 40, 160, 100 a 240; minus je 200.

## Cvičení na vlastních nejhorších volbách

lessons-practice = Cvičit
lessons-practice-hard = Těžké volby: { $name }
lessons-practice-looking = Hledám vaše nejhorší volby…
lessons-practice-none = Vaše volby zatím nic nestály. Cvičte mezitím na těžkých volbách: { $name }.
lessons-practice-all = Všechny
lessons-practice-due = opakovat
lessons-practice-new = nové
lessons-practice-right = správně
lessons-practice-begin = Začít
lessons-practice-ask = Co vyberete?
lessons-practice-over = Nejlepší volba: { $best }krát { $count ->
    [6] ze
    [7] ze
    [one] z
    [few] ze
    [many] z
   *[other] z
} { $count }.
lessons-practice-few = Po { $least ->
    [one] { $least } odpovědi
    [few] { $least } odpovědích
    [many] { $least } odpovědi
   *[other] { $least } odpovědích
} tu uvidíte, kolik jich máte správně.
lessons-practice-share = Z posledních { $count } odpovědí máte správně { $share }.
lessons-practice-trend =
    { $trend ->
        [more] Z posledních deseti máte správně více než předtím.
        [fewer] Z posledních deseti máte správně méně než předtím.
       *[none] Posledních deset neukazuje jasnou změnu.
    }
lessons-practice-course = Správné odpovědi po deseti
lessons-practice-board-alone = Klasický, sólo

## Témata: co mají nejhorší volby společného

lessons-theme-opened = Příliš mnoho řad, nebo moc pozdě
lessons-theme-in-danger = Řady nechané pod pěti křížky
lessons-theme-greedy = Zlákaly rychlé body
lessons-theme-named = Špatná čísla, nebo určená brzy
lessons-theme-track = Dráhy plněné příliš rychle
lessons-theme-stopped-early = Zastaveno příliš brzy
lessons-theme-stopped-late = Zastaveno příliš pozdě
lessons-theme-runner = Běžci nasazení příliš brzy
lessons-theme-column = Špatný sloupec
