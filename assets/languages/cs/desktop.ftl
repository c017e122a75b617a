### Co o aplikaci říkají nabídky a centra softwaru.

desktop-generic-name = Zápisník pro kostkové hry
desktop-comment = Hrajte Can’t Stop Express a Can’t Stop a zapisujte body
desktop-keywords = kostky;body;zápis;lístek;desková hra;sólo;
desktop-about = Fifth Die nahrazuje papírové lístky hry Can’t Stop Express pro skupinu kolem jednoho notebooku, se skutečnými nebo s virtuálními kostkami, a zapisuje výsledky i sólovým hráčům. Hraje se v ní také desková hra Can’t Stop.
desktop-point-phones = Každý může vybírat na vlastním telefonu, v prohlížeči a bez instalace
desktop-point-throws = Zadejte kostky, které leží na stole, nebo nechte házet aplikaci; každý hráč pak vybírá písmenem nebo kliknutím
desktop-point-legal = Vidíte jen povolené volby a aplikace řekne, proč některá kostka nemůže být pátá
desktop-point-saved = Aplikace hned uloží každý hod i volbu; vracet můžete bez omezení a opravit jde každý dřívější hod i volba
desktop-point-coach = Trenér řekne, jakou hodnotu má každá volba, hraje na kterémkoli místě a po hře připraví rozbor
desktop-not-connected = Fifth Die nesouvisí s vydavatelem těchto her. Kreslí vlastní lístek i plán a pravidla vysvětluje vlastními slovy.
