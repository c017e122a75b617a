### Telefoner: panelen i fönstret och sidorna på telefonerna.

## Panelen i fönstret

phones-turn-off = Stäng av
phones-turn-on = Släpp in telefoner
phones-try-again = Försök igen
phones-opening = Släpper in telefoner …
phones-off = Telefonerna är avstängda. När du släpper in dem igen får alla tillbaka sin plats.
phones-no-game = Med telefoner har alla vid bordet ett eget protokoll. Öppna först ett parti eller starta ett nytt.
phones-no-address = Det gick inte att släppa in telefoner på { $address }: { $cause }. Välj en annan adress eller port.
phones-no-system = Det gick inte att släppa in telefoner: { $cause }. Försök igen.
phones-scan = Skanna koden med telefonens kamera, eller skriv:
phones-digits = och sedan de här sex siffrorna, som gäller i tio minuter:
phones-digits-off = Dölj siffrorna
phones-network = Telefonen måste vara på samma wifi-nätverk som den här datorn. Inget behöver installeras.
phones-other-address = Eller { $address }
phones-free-seat = Frigör platsen ({ $name })
phones-state-not-joined = inte med
phones-state-at-laptop = vid laptopen
phones-state-not-here = inte här än
phones-state-away = borta
phones-state-thinking = tänker
phones-state-joined = med

## Sidor på telefonerna: vem som sitter var

phones-who = Vem är du?
phones-your-seat = Din plats
phones-sit-down = Gå med
phones-program-plays = Här spelar datorn
phones-seat-left = Har gått
phones-seat-held = På en annan telefon
phones-seat-deserted = På en annan telefon, som är borta
phones-give-up = Sluta spela som { $name }
phones-give-up-told = Då kan en annan telefon spela som { $name }. Vill du det?
phones-give-up-button = Ja, sluta spela som { $name }
phones-take-over = Ta över som { $name }
phones-take-over-told = Den andra telefonen förlorar platsen, och alla ser det. Spelar du som { $name }?
phones-take-over-button = Ja, ta över som { $name }
phones-page-table = Bordet
phones-page-seats = Platser
phones-only-watch = Bara titta
phones-reload = Ladda om
phones-other-ways = Andra vägar
phones-held = { $name } spelar på en annan telefon. Lämna platsen där, under ”Platser”, eller frigör den på laptopen. När den andra telefonen har varit borta i en minut kan du ta över här.
phones-no-seat = Ingen spelar på den här platsen med telefon.
phones-taken-over = { $name } spelar på en annan telefon nu.
phones-given-up = Nu kan en annan telefon spela som { $name }.
phones-host = För värden
phones-host-told = Alla som har den här adressen kan styra partiet. Dela den inte.
phones-host-off-told = Partiet är sparat, och telefonerna är avstängda tills Fifth Die startas igen. Vill du det?
phones-host-off-button = Ja, stäng av telefonerna

## Överst på varje sida

phones-cut = Ingen kontakt med bordet. Försöker igen …
phones-silent = Bordet har inte svarat på ett tag. Telefonerna kan vara avstängda där; sidan fortsätter att försöka.
phones-other = Adressen leder inte längre till bordet: ett annat parti kan ha börjat. Skanna bordets kod igen, eller fråga efter den nya adressen.
phones-vibrate = Vibrera
phones-sound = Ljud
phones-hint-marks = Partier med tips räknas separat.
phones-hint-show = Visa tipset
phones-dims = Den här webbläsaren kan inte hålla skärmen tänd.
phones-your-turn = Din tur
phones-your-turn-now = Det är din tur.
phones-own-turn = { $name } är på tur.
phones-waiting = Väntar på { $names }.

## Varför något inte gjordes

phones-not-read = Bordet kunde inte läsa det. Försök igen.
phones-busy = Bordet sparar fortfarande ditt senaste steg. Försök igen.
phones-late = För sent: bordet har gått vidare. Så här är läget.
phones-no-answer = Bordet svarade inte. Försök igen.
phones-closed = Bordet är stängt.
phones-not-saved = Värdens dator kan inte spara partiet just nu; på skärmen där står varför. Du kan spela vidare: den försöker igen.
phones-too-often = Du har rättat flera saker i rad. Vänta några sekunder och försök igen.
phones-two-seats = Den här telefonen har redan två platser. Lämna en av dem först.

## Vad alla får veta

phones-corrected = { $name } rättade tärningarna till { $dice }.
phones-corrected-laptop = Någon vid laptopen rättade tärningarna till { $dice }.
phones-corrected-earlier = Någon vid laptopen rättade ett tidigare beslut.
phones-choose-again = Välj igen.

## Betänketid

phones-clock-own = { $seconds ->
    [one] Du har { $seconds } sekund kvar.
   *[other] Du har { $seconds } sekunder kvar.
}
phones-clock-others = { $seconds ->
    [one] De andra har { $seconds } sekund kvar.
   *[other] De andra har { $seconds } sekunder kvar.
}
phones-clock-up = Tiden är ute. Välj nu.
phones-clock-up-others = Tiden är ute för de andra.
phones-clock-up-table = Tiden är ute: appen avgör, som ni kommit överens om.
phones-clock-stopped = Klockan är pausad.

## Tärningar

phones-dice = Tärningar: { $dice }
phones-dice-none = Tärningar: inga
phones-part-dice = Tärningar
phones-part-rolls-for-start = Startkast
phones-part-next-throw = Nästa kast
phones-part-last-throw = Senaste kastet
phones-part-choices = Val
phones-part-pad = Protokoll
phones-part-board = Bräde
phones-dice-five = De fem tärningarna, till exempel 13446
phones-dice-five-again = De fem tärningarna i kast { $throw }
phones-dice-two = De två tärningarna, till exempel 26
phones-dice-four = De fyra tärningarna, till exempel 1346
phones-dice-four-again = De fyra tärningarna som de föll
phones-dice-expected = { $count } tärningar, var och en från 1 till 6
phones-dice-faces = { $label }: tryck på det som ligger på bordet
phones-dice-untap = Radera
phones-dice-missing = { $count } till
phones-dice-lost = Någon annan skrev in tärningarna medan du skrev. Se efter om de stämmer.
phones-dice-enter = Skriv in
phones-dice-correct = Rätta
phones-cancel = Avbryt
phones-dice-wrong = Tärningarna är fel
phones-dice-wrong-throw = Tärningarna i kast { $throw } är fel

## Express

phones-over = Partiet är slut
phones-all-out = Alla är ute.
phones-all-out-or-left = Alla är ute eller har gått.
phones-next-throw-real = Kasta de fem tärningarna.
phones-next-throw-app = Vem som helst kan kasta tärningarna.
phones-you-are-out = Du är ute. De andra spelar vidare.
phones-nobody-here = Ingen spelar på den här platsen längre.
phones-you-reveal = Du är sist. När du trycker är ditt val slutgiltigt, och allas val visas.
phones-row-opens = En ny rad börjar på { $points }; det femte krysset betalar tillbaka det.
phones-lead = { $name } leder med { $points }.
phones-lead-new = { $name } tar ledningen: { $points } före.
phones-lead-shared = { $names } delar ledningen.
phones-chosen = Du valde { $choice }. Tryck på ett annat val för att ändra.
phones-chosen-secret = Du valde { $choice }. Tills alla har valt kan du ändra: tryck på ett annat val.
phones-may-change = Valt. Du kan ändra tills alla har valt.
phones-take-choice-back = Ångra mitt val
phones-fifth-die = Femte tärningen { $die }
phones-with-fifth-die = femte tärningen { $die }
phones-with-free-throw = frikast
phones-mark-opens = öppnar
phones-mark-full = full
phones-mark-ends = slut
phones-next-dice = Kast { $throw }: knappa in tärningarna
phones-last-throws = Senaste kasten
phones-change-choice = Ändra mitt val i kast { $throw }
phones-change-choice-told = Tärningarna var { $dice }, och du valde { $choice }.

## Tabeller: de första är rubriker på smala kolumner

phones-column-row = Rad
phones-column-each = Per kryss
phones-column-marks = Kryss
phones-column-points = Poäng
phones-column-die = Tärning
phones-column-throw = Kast
phones-column-chosen = Valt
phones-column-better = Bättre
phones-column-turn = Drag
phones-column-cost = Kostade
phones-pad-of = Protokoll: { $name }
phones-tracks-of = Femte tärningar: { $name }
phones-to-be-named = { $count ->
    [one] { $count } värde kvar att ta
   *[other] { $count } värden kvar att ta
}
phones-marks-new = { $marks }, varav { $new ->
    [one] { $new } nytt
   *[other] { $new } nya
}
phones-player-left = har gått
phones-word-choose = välj
phones-word-chosen = valt
phones-word-out = ute
phones-word-left = gått
phones-word-plays = på tur

## Hur någon har spelat

phones-review = Så spelade du
phones-review-told = Du gjorde det bästa valet i { $best } av { $count ->
    [one] { $count } kast
   *[other] { $count } kast
}. De bästa valen ger i snitt { $start }. Tärningar: { $luck }. Dina val: { $skill }. Totalt: { $end }.
phones-review-most = Ditt bästa kast var kast { $throw }, med { $choice }: { $points }.
phones-board-review-told = Bästa val: { $best } av { $count }. Din vinstchans var { $start } från början. Tärningar: { $luck }. Dina val: { $skill }. De andras drag: { $others }.
phones-board-review-alone = Bästa val: { $best } av { $count }. De bästa valen tar i snitt { $start } drag. Tärningar: { $luck }. Dina val: { $skill }. Totalt: { $end }.
phones-board-review-most = Ditt bästa drag var drag { $turn }: { $gain }.
phones-review-costliest = Dyraste valen

## Brädet

phones-board-start = Startkast
phones-board-wins = { $name } vinner
phones-board-turn = Drag { $turn }: { $name }
phones-board-played = { $name } spelade { $play }.
phones-board-rolled = { $name } kastade de här.
phones-board-rolled-start = { $name } kastade { $total } ({ $dice }).
phones-board-start-app = Vem som helst kan trycka: appen kastar två tärningar åt varje spelare.
phones-board-take-play-back = Ångra mina senaste par
phones-board-rolling-on = Kasta vidare: bom { $chance }.
phones-board-no-stop = Du får inte stanna så länge en löpare står på någon annans bricka.
phones-runners = Dina löpare
phones-board-risks = { $count ->
    [one] riskerar { $count } ruta
   *[other] riskerar { $count } rutor
}
phones-board = Brädet
phones-board-column = Kolumn
phones-board-squares = Brickor och löpare
phones-board-won = vunnen av { $name }
phones-board-empty = tom, { $top } rutor
phones-board-pieces = { $pieces }, av { $top }
phones-board-runner = löpare { $space }
phones-board-square = { $name } { $space }

## Före och efter ett parti

phones-game = Spel
phones-goodbye = Bra spelat! Vi ses nästa gång.
phones-play-again = Spela igen
phones-end = Avsluta kvällen
phones-afterwards = Vad händer nu?
phones-newcomer = Eller någon ny
phones-your-name = Ditt namn
phones-your-sign = Ditt tecken
phones-come-in = Jag är med
phones-you-are-in = Du är med
phones-you = du
phones-save-name = Spara
phones-at-table = Vid bordet
phones-all-here = Alla här? Starta
phones-missing = Inte här än: { $names }. Man kan också gå med senare.
phones-change-rules = Ändra spelare och regler
phones-leave-out = Radera namnet för att ta bort en spelare.
phones-name-number = Namn på spelare { $number }
phones-move-up = Flytta upp spelare { $number }
phones-code-title = De sex siffrorna
phones-code-told = De står bredvid bordets adress och gäller i tio minuter.
phones-code-enter = Gå med
phones-code-wrong = Siffrorna stämmer inte. Kontrollera dem och försök igen.
phones-code-too-often = För många försök. Vänta en minut och försök igen.
phones-code-offer = Gå med utan kamera
phones-code-offered = Utan kamera: öppna { $address } och skriv { $digits }. Det gäller i tio minuter.
phones-lost-told = Inget är förlorat: alla kryss står kvar. Om { $name } redan hade valt i hemlighet får du välja igen.
phones-that-is-me = Det är jag: ta tillbaka
phones-another-seat = En annan plats
phones-undone = { $name } ångrade ett val.
phones-undone-host = Värden ångrade det senaste steget.
phones-undone-laptop = Någon vid laptopen ångrade det senaste steget.
phones-redone-laptop = Någon vid laptopen gjorde om det senaste steget.
