### Tři lekce.

lessons-throws = Hody
lessons-scoring = Body
lessons-board = Deska
lessons-plan = Strategie
lessons-climb = Strategie na desce
lessons-next = Další lekce
lessons-done = Hotovo
lessons-go-on = Dál
lessons-show-me = Ukázat
lessons-back = Krok zpět
lessons-step = { $step } z { $count }
lessons-over = Tady lekce končí; hra by pokračovala.
lessons-you = Vy

## Hody.

lessons-throws-first = Nejdřív kostky: hodí je mezerník.
lessons-throws-everybody =
    Hod je pro všechny
    Tento lístek je váš: řada pro každý součet dvou kostek a tři dráhy pro páté kostky. Všichni používají stejný hod, každý na svém lístku. Hoďte kostkami.

lessons-throws-two-pairs =
    Dvě dvojice a jedna kostka zbude
    Spojte čtyři kostky do dvou dvojic; každá označí políčko v řadě svého součtu. Pátá kostka označí políčko na dráze. Každý řádek tady je kostka, která může zbýt, a dvojice, které pak vzniknou. Nechte zbýt 4: vezměte 4 (1 a 3) a 10 (4 a 6).
    I to se smí vybrat. Tady bereme 4 a 10 a zbude 4.

lessons-throws-first-value =
    Vaše první číslo
    Řady 4 a 10 mají po křížku a 4 je první z vašich tří čísel; jedno políčko jeho dráhy už je pryč. Řady 4 a 10 teď stojí po 200, dokud nemají pět křížků. Teď další hod.

lessons-throws-new-value =
    Pokaždé nové číslo
    Dokud nemáte tři čísla, musí být pátá kostka nová, pokud hod nějakou takovou ukazuje. Klikněte na 4 a uvidíte, že to nejde. Pak vezměte 9 (3 a 6) a 10 (4 a 6) a nechte zbýt 2.
    To by šlo: pátá kostka je nová. Tady bereme 9 a 10 a zbude 2.

lessons-throws-one-free =
    Jedno číslo je ještě volné
    Dvě čísla už máte, 4 a 2. Řada 10 má druhý křížek: málo řad s mnoha křížky má větší cenu než mnoho řad s několika. Hoďte znovu.

lessons-throws-third-value =
    Třetí číslo
    2 a 4 už jsou vaše, takže zbýt může jen 1 nebo 5. Vezměte 4 (2 a 2) a 5 (1 a 4) a nechte zbýt 5.
    I to je nové číslo. Tady bereme 4 a 5 a zbude 5.

lessons-throws-three-stand =
    Tři čísla jsou určena
    Od teď musí být vaše pátá kostka 2, 4 nebo 5, kdykoli je hod ukazuje. Ještě si budete přát, aby je neukázal.

lessons-throws-free-throw =
    Volný hod
    Žádná 2, žádná 4 ani 5: vyberte jakékoli dvě dvojice a na dráze nic nepřibude. Takový hod máte zadarmo. Vezměte 4 (1 a 3) a 9 (3 a 6).
    Při volném hodu jdou jakékoli dvě dvojice. Tady bereme 4 a 9.

lessons-throws-and-so-on =
    A tak dál
    Řada 4 má tři křížky, ještě dva a její dluh 200 je pryč. Osmý křížek na některé dráze vaši hru ukončí, většinou asi po dvaceti hodech. Co se pak počítá, poví další lekce.

## Deska.

lessons-board-first = Stop by vám nechal, co máte. Chcete-li vidět, co přijde, hoďte: mezerník.
lessons-board-columns =
    Jedenáct sloupců
    Každý sloupec je součet dvou kostek. Prostřední jsou delší, protože jejich součty padají častěji. K výhře stačí tři sloupce. Hrajete za Miu a jste na tahu: hoďte kostkami.

lessons-board-two-pairs =
    Dvě dvojice, dva běžci
    Čtyři kostky se dají rozdělit do dvou dvojic nejvýš třemi způsoby. Zahrají se obě dvojice vybraného rozdělení: běžec vstoupí na desku, nebo postoupí o pole nahoru. Vezměte 6 (1 a 5) a 10 (4 a 6).
    I tak se smí hrát. Tady bereme 6 a 10.

lessons-board-roll-or-stop =
    Házet dál, nebo stop
    Dva běžci jsou na desce, jeden zbývá. Po každém hodu můžete zastavit a nechat si, co máte, nebo házet dál a riskovat. Obě tlačítka říkají, co to přinese. Hoďte dál.

lessons-board-last-runner =
    Poslední běžec
    Zbývá jeden běžec: 6 i 8 se dají zahrát, 8 posledním běžcem. Z 5 a 9 by šlo zahrát jen jedno, protože obě potřebují nového běžce. Vezměte 6 (2 a 4) a 8 (3 a 5).
    I tak se smí hrát. Tady bereme 6 a 8.

lessons-board-still-played =
    Co se ještě dá hrát
    Všichni tři běžci stojí: v tomto tahu se teď dá hrát jen 6, 8 a 10. Mnozí by tu zastavili. Chcete-li vidět, čeho se bojí, hoďte dál.

lessons-board-bust =
    Krach
    Žádné dvě kostky nedají 6, 8 ani 10, takže se nedá nic zahrát: krach. Běžci jdou z desky a všechno, co tah získal, je ztraceno. Na řadě je Ben.

lessons-board-next-turn =
    Váš další tah
    Ben hodil dvě sedmičky a hned zastavil: jeho kámen zůstává, ať se stane cokoli. Zase jste na tahu. Hoďte kostkami.

lessons-board-twice =
    Dvakrát totéž
    Dvě dvojice se stejným součtem posunou jednoho běžce o dvě pole. Vezměte dvakrát 8: 2 a 6, 3 a 5.
    I tak se smí hrát. Tady bereme dvakrát 8.

lessons-board-once-more =
    Ještě jednou
    Dvě pole jedním běžcem a další dva běžci v ruce: krach je málo pravděpodobný. Hoďte dál.

lessons-board-second-column =
    Druhý sloupec
    Vezměte 7 (3 a 4) a 8 (2 a 6). Že je Ben ve sloupci 7 také, nevadí: kameny smějí stát na stejném poli.
    I tak se smí hrát. Tady bereme 7 a 8.

lessons-board-stop =
    Stop
    V sázce jsou čtyři pole. Tentokrát si je nechte: stop.
    Házet dál samozřejmě smíte. Tady zastavíme a čtyři pole si necháme: S.

lessons-board-kept =
    Zůstává
    Kde stáli běžci, stojí teď vaše kameny. V dalším tahu začíná běžec hned nad svým kamenem, takže se nic nemusí opakovat.

lessons-board-later =
    O pár tahů později
    Vašemu kameni ve sloupci 8 chybějí na vrchol dvě pole a Ben tam má také jeden. Hoďte kostkami.

lessons-board-to-the-top =
    Na vrchol
    Zase dvě osmičky, přesně kolik je třeba. Vezměte dvakrát 8.
    I tak se smí hrát. Tady bereme dvakrát 8 a jsme na vrcholu.

lessons-board-not-won-yet =
    Ještě ne váš
    Běžec je na vrcholu, ale sloupec získáte, až když zastavíte. Krach by ho i teď sebral. Stop.
    Házet dál znamená riskovat sloupec. Zastavte a je váš: S.

lessons-board-won =
    Sloupec je váš
    Sloupec 8 je váš. Benův kámen z něj mizí a nikdo tam už osmičku nezahraje. Ještě dva sloupce a hra je vyhraná.

## Strategie

lessons-plan-rows =
    Málo řad
    Trenér otevře za hru sedm z jedenácti řad. Otevřená řada 8 dojde k pěti křížkům v { $other } her. A řada 12?
    Jen v { $right }. Trenér otevírá řadu 12 jen tam, kde je každá jiná volba horší.

lessons-plan-full =
    Plná řada
    Deset křížků v řadě 8 přinese 200 bodů. Kolik otevřených řad 8 trenér zaplní?
    { $right }, a z řad 7 jen { $other }: plná řada je dárek, ne plán.

lessons-plan-values =
    Určuj krajní čísla
    Každá dráha bere číslo z dvojic. V kolika hrách trenér určí trojku?
    V { $right }, stejně jako čtyřku; ale jedničku a šestku v { $other }. Trojka nebo čtyřka dává časté součty: patří do dvojic.

lessons-plan-late =
    Cena pozdní řady
    Hod je 1, 3, 4, 5, 6, na každé dráze je pět křížků. Kolik stojí dva křížky v prázdné řadě 9 proti 8 + 10?
    Body: { $right }. Se čtyřmi křížky na každé dráze by to bylo { $four }, se třemi { $three }: otevírej řadu brzy, nebo vůbec.

lessons-plan-track =
    Plnější dráha
    Hod je 1, 2, 4, 5, 6. Nejlepší je 5 + 7 s pátou kostkou 6. Kolik stojí 6 + 10, tedy sedmý křížek u dvojky?
    Body: { $right }. Ještě jedna dvojka by hru ukončila a řady stále dluží po 200: rozděluj páté kostky.

lessons-plan-end =
    Ještě ne konec
    Hod je 1, 2, 3, 4, 6 a žádná řada nic nedluží. 5 + 10 s pátou kostkou 1 ukončí hru na { $end }. Jakou cenu má dvakrát 5 s pátou kostkou 6?
    { $right }. Kde se nic nedluží, každý další hod jen přináší body.

lessons-climb-columns =
    Dobré sloupce
    Miini běžci stojí v 6, 7 a 8. Jak často je příští hod krach?
    { $right }: lepší tři sloupce nejsou. V 2, 3 a 12 by to bylo { $other }.

lessons-climb-hand =
    Běžec v ruce
    Dva běžci stojí a jeden je v ruce: příští hod nemůže skončit krachem. Házet dál vyhraje { $roll } her. A zastavit?
    { $right }. Dokud je běžec v ruce a sloupce jsou otevřené, házej dál.

lessons-climb-far =
    Jak daleko
    Každý běžec vystoupal o čtyři pole, v nejlepších sloupcích. Zastavit vyhraje { $stop } her. A házet dál?
    { $right }: házej dál. Po šesti polích každého vyhraje obojí { $level }; při více zastav.

lessons-climb-narrow =
    Špatné sloupce
    Po jednom poli v 2, 3 a 12 a příští hod je na { $bust } krach. Zastavit vyhraje { $stop } her. A házet dál?
    { $right }: zastav. Pole ve sloupci 2 nebo 12 je třetina cesty.

lessons-climb-share =
    Třetina sloupce
    Hra začíná hodem 1, 1, 3, 4. Volba 4 a 5 vyhraje { $other } her. A 2 a 7?
    { $right }. Sloupec 2 má jen tři pole a jedno z nich je hotové.

lessons-climb-threat =
    Když jsou ostatní blízko
    Ben má dva sloupce a ve sloupci 7 stojí na poli 9 z 13. Zastavit vyhraje { $stop } her. A házet dál?
    { $right }. Ben brzy vyhraje, krach tedy stojí málo: jdi po sloupcích hned.

## Body.

lessons-scoring-row = { $marks ->
    [one] Řada { $row }, { $marks } křížek
    [few] Řada { $row }, { $marks } křížky
   *[other] Řada { $row }, { $marks } křížků
}
lessons-scoring-everything = Všechno dohromady
lessons-scoring-not = { $points } ne.
lessons-scoring-too-few =
    Málo křížků
    Hra skončila a lístek se sčítá, řadu po řadě. První čtyři políčka řady jsou dluh: jeden až čtyři křížky stojí 200, v každé řadě stejně. Řada 2 má dva křížky. Kolik dává?
    Jeden křížek nebo čtyři, řada stojí 200.
    Dva křížky k pátému políčku nestačí a jeden až čtyři křížky stojí 200.

lessons-scoring-sixth =
    Šestý křížek
    Pátý křížek splatí dluh, každý další přinese body řady. V řadě 4 je to 60. Má šest křížků.
    Pět křížků splatí dluh, šestý přinese 60.
    Prvních pět křížků nepřinese nic, teprve další se počítají po 60.

lessons-scoring-fifth =
    Právě pátý
    Řada 5 má pět křížků.
    Dluh je splacen a zisk ještě žádný.
    Pátý křížek splatí dluh; body začínají šestým.

lessons-scoring-easy =
    Snadné řady nesou méně
    Šestky a osmičky padají často, proto jejich řady nesou jen 40 za křížek. Řada 6 má šest křížků.
    Jeden křížek nad pět: 40.
    Šest křížků je jeden nad pět a ten přinese 40.

lessons-scoring-long =
    Dlouhá řada
    Řada 8 má devět křížků, po 40 bodech.
    Čtyři křížky nad pět: 4 × 40.
    Devět křížků je čtyři nad pět; počítejte tyto čtyři po 40.

lessons-scoring-seven =
    Sedm křížků
    Řada 9 má sedm křížků, po 50 bodech.
    Dva křížky nad pět: 2 × 50.
    Sedm křížků je dva nad pět; počítejte tyto dva po 50.

lessons-scoring-points =
    Kde jsou body
    Řada 10 má devět křížků, po 60 bodech. Desátý by se ještě počítal, jedenáctý už ne.
    Čtyři křížky nad pět: 4 × 60.
    Devět křížků je čtyři nad pět; počítejte tyto čtyři po 60.

lessons-scoring-total =
    Výsledek
    Ostatní řady jsou prázdné a prázdná řada nic nestojí. Sečtěte minus a plus: jaký je výsledek?
    Plus 600, minus 200: 400. Většina her končí níž; velmi dobrá hra dává v průměru asi 245. Cesta k tomu je málo řad a v každé mnoho křížků.
    Plus je 60, 40, 160, 100 a 240, minus je 200.

lessons-practice = Cvičit
lessons-practice-hard = Těžké volby: { $name }
lessons-practice-looking = Hledám nejdražší volby z vašich her…
lessons-practice-none = Zatím tu nejsou žádné vaše drahé volby. Do té doby můžete cvičit na těžkých: { $name }.
lessons-practice-all = Všechny
lessons-practice-due = na dnes
lessons-practice-new = nové
lessons-practice-right = správně
lessons-practice-begin = Začít
lessons-practice-ask = Co zvolíte?
lessons-practice-over = Nejlepší volby: { $best } z { $count }.
lessons-practice-few = Od { $least } odpovědí tu uvidíte, kolik jich je správných.
lessons-practice-share = Poslední odpovědi ({ $count }): správných { $share }.
lessons-practice-trend =
    { $trend ->
        [more] Z posledních deseti bylo správných více než předtím.
        [fewer] Z posledních deseti bylo správných méně než předtím.
       *[none] Posledních deset neukazuje jasnou změnu.
    }
lessons-practice-course = Správné odpovědi, po deseti
lessons-practice-board-alone = Klasický sólo
lessons-theme-opened = Řady otevřené pozdě nebo navíc
lessons-theme-in-danger = Řady nechané pod pěti křížky
lessons-theme-greedy = Chtivost po bodech hned
lessons-theme-named = Čísla určená brzy nebo špatně
lessons-theme-track = Dráhy plněné příliš rychle
lessons-theme-stopped-early = Zastaveno příliš brzy
lessons-theme-stopped-late = Zastaveno příliš pozdě
lessons-theme-runner = Běžci nasazení příliš brzy
lessons-theme-column = Špatný sloupec
