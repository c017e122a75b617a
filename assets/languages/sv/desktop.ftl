### Vad skrivbordets menyer och programkataloger säger om appen.

desktop-generic-name = Protokoll för tärningsspel
desktop-comment = Spela Can’t Stop Express och Can’t Stop och räkna poängen
desktop-keywords = tärning;tärningar;poäng;protokoll;brädspel;sällskapsspel;patiens;
desktop-about = Fifth Die ersätter pappersprotokollet till Can’t Stop Express för ett sällskap runt en laptop, med riktiga eller virtuella tärningar, och räknar poängen åt den som spelar solo. Den spelar också brädspelet Can’t Stop.
desktop-point-phones = Alla kan välja på sin egen telefon, i webbläsaren, utan att installera något
desktop-point-throws = Skriv in tärningarna på bordet eller låt appen kasta; sedan väljer varje spelare med en bokstav eller ett klick
desktop-point-legal = Du ser bara tillåtna val, och appen säger varför en tärning inte kan vara din femte
desktop-point-saved = Appen sparar varje kast och val direkt; du kan ångra hur långt som helst och rätta vilket tidigare kast eller val du vill
desktop-point-coach = En coach säger vad varje val är värt, spelar på vilken plats som helst och analyserar partierna efteråt
desktop-not-connected = Fifth Die har ingen koppling till spelens förlag. Appen ritar sitt eget protokoll och sitt eget bräde och förklarar reglerna med egna ord.
