/*
 * What the forms of our types explain, in German, by what the first start has stored in English. What an administrator has
 * put in its place is shown as it is.
 */
export const helpsDe: Record<string, string> = {
  "What a clock at the event shows. It stays as typed, whatever your computer's zone is.":
    'Was eine Uhr am Ort zeigt. Es bleibt, wie es eingegeben ist, welche Zeitzone Ihr Rechner auch hat.',
  'Not before the start, in the same zone.': 'Nicht vor dem Beginn, in derselben Zeitzone.',
  'From the first second of its first day to the last of its last.':
    'Von der ersten Sekunde des ersten Tages bis zur letzten des letzten.',
  'Where the event takes place. Empty: the zone of the site.':
    'Die des Ortes. Leer: die der Website.',
  'Where it takes place.': 'Wo sie stattfindet.',
  'Who holds it.': 'Wer sie ausrichtet.',
  'What will happen, and for whom. Scripts and the like are taken out.':
    'Was geschieht, und für wen. Skripte und dergleichen werden entfernt.',
  'For lists. Empty: the first 55 words of the description.':
    'Für Listen. Leer: die ersten 55 Wörter der Beschreibung.',
  'Shown in lists and at the top of the event.': 'In Listen und oben auf der Seite zu sehen.',
  'Stands out in lists.': 'Fällt in Listen auf.',
  'Shown in place of the prices of its tickets. Empty: made from the tickets.':
    'Steht anstelle der Preise der Tickets. Leer: aus den Tickets gebildet.',
  'What kind of event it is.': 'Was für eine Veranstaltung es ist.',
  'Words it shares with other events.': 'Wörter, die sie mit anderen gemeinsam hat.',
  'public: everybody. private: only accounts that may read what is private here. Counts once published.':
    'öffentlich: alle. privat: nur Konten, die hier Privates lesen dürfen. Gilt, sobald es veröffentlicht ist.',
  'public: everybody. private: only accounts that may read private events. Counts once published.':
    'öffentlich: alle. privat: nur Konten, die private Veranstaltungen lesen dürfen. Gilt, sobald sie veröffentlicht ist.',
  'Tells colleagues that this draft waits to be published.':
    'Sagt anderen, dass dieser Entwurf auf Veröffentlichung wartet.',
  'Save it, and it is published then, in the zone of the event. What cannot be is marked for review.':
    'Gespeichert wird sie dann veröffentlicht, in der Zeitzone der Veranstaltung. Ist das dann nicht möglich, geht sie in die Prüfung.',
  'In the zone of the event.': 'In der Zeitzone der Veranstaltung.',
  'Then it is no longer featured.': 'Danach ist sie nicht mehr hervorgehoben.',
  'They rename guests, hand tickets on and give places back until then, in the zone of the event. Empty: until it begins.':
    'Bis dahin können Käufer Gäste umbenennen, Tickets weitergeben und Plätze zurückgeben, in der Zeitzone der Veranstaltung. Leer: bis zum Beginn.',
  'Their buyers may give them to somebody else, who gets a new code.':
    'Käufer dürfen ihre Tickets weitergeben; wer eines bekommt, hat einen neuen Code.',
  'How much of the price, and until when, in the zone of the event. It holds for what is bought from now on. Empty: none.':
    'Wie viel vom Preis und bis wann, in der Zeitzone der Veranstaltung. Es gilt für alles, was von jetzt an gekauft wird. Leer: nichts.',
  'The account that may edit it over the REST API as its own. It may stay empty.':
    'Das Konto, dem sie auf der Website gehört: Über die REST-API darf es sie bearbeiten. Kann leer bleiben.',
  'The id in the REST API. It never changes.': 'Die id der REST-API. Sie ändert sich nie.',
  'How its address on the site ends. It stays once the event was published.':
    'Womit die Adresse auf der Website endet. Sie bleibt, sobald die Veranstaltung veröffentlicht war.',
  'Pay what you can': 'Jeder zahlt, was er kann',
  'Made of the title': 'Aus dem Titel gebildet',
  'The event it admits to. It cannot change later.':
    'Wozu sie Einlass gibt. Lässt sich später nicht ändern.',
  'paid: has a price. rsvp: a reply without payment. free: costs nothing.':
    'bezahlt: hat einen Preis. Zusage: ohne Bezahlung. kostenlos: kostet nichts.',
  "In the site's currency. More than 0 for paid tickets, 0 for all others.":
    'In der Währung der Website. Mehr als 0 für bezahlte Tickets, 0 für alle anderen.',
  "What a clock at the event shows, in the event's time zone. Empty: at once.":
    'Was eine Uhr am Ort zeigt, in der Zeitzone der Veranstaltung. Leer: sofort.',
  "In the event's time zone, this minute included. Empty: until the event ends.":
    'In der Zeitzone der Veranstaltung, diese Minute eingeschlossen. Leer: bis zum Ende der Veranstaltung.',
  '-1: as many as people want. Fewer than are sold: nobody loses a place, and nobody gets one.':
    '-1: so viele, wie gewünscht werden. Weniger als verkauft: niemand verliert einen Platz, und niemand bekommt einen.',
  'How many places one order may have.': 'Wie viele Plätze eine Bestellung haben darf.',
  'Places that attendees hold. The shop counts them.': 'Plätze von Gästen. Der Verkauf zählt sie.',
  'Places that buyers have in their carts. The shop counts them.':
    'Plätze in Warenkörben. Der Verkauf zählt sie.',
  'No two tickets share one. Empty: made of its number and its name.':
    'Keine zwei Tickets haben dieselbe. Leer: aus Nummer und Name gebildet.',
  'Made when you save': 'Entsteht beim Speichern',
  'What buyers should know of these places.': 'Was man über diese Plätze wissen soll.',
  'How its address on the site ends. Made from the first title; it never changes.':
    'Womit die Adresse auf der Website endet. Aus dem ersten Titel gebildet; sie ändert sich nie.',
  'How to reach them. Nobody is written to when you add somebody here.':
    'Wie man sie erreicht. Wer hier hinzugefügt wird, bekommt keine E-Mail.',
  'Type the name of the ticket, of its event, or parts of both. It cannot change later.':
    'Name des Tickets, seiner Veranstaltung oder Teile von beidem. Lässt sich später nicht ändern.',
  'The order they came with; none where you add them here.':
    'Die Bestellung, zu der sie gehören; keine, wenn sie hier hinzugefügt werden.',
  'Changed by the buttons beside the form. Cancelled and refunded are final.':
    'Wird mit den Knöpfen neben dem Formular geändert. Storniert und erstattet ist endgültig.',
  'What they show at the door.': 'Was sie am Einlass zeigen.',
  'What buyers are told. It never changes.': 'Wer kauft, erfährt sie. Sie ändert sich nie.',
  'What the voucher took off before the total.': 'Was der Gutschein vor der Summe abgezogen hat.',
  'How much of the total was refunded or is being refunded.':
    'Wie viel der Summe erstattet ist oder gerade wird.',
  'What the provider calls the payment.': 'Wie der Zahlungsdienst die Zahlung nennt.',
  'The number of the account that bought it. Empty: a guest.':
    'Die Nummer des Kontos, das gekauft hat. Leer: ein Gast.',
  'The id in the REST API.': 'Die id der REST-API.',
  'What the provider calls the refund.': 'Wie der Zahlungsdienst die Erstattung nennt.',
  'With the country code.': 'Mit Ländervorwahl.',
  'The whole address, with http:// or https://.': 'Die ganze Adresse, mit http:// oder https://.',
  'In degrees, south of the equator with a minus. With it, the API finds the venue near a place.':
    'In Grad, südlich des Äquators mit Minus. Damit findet die API den Ort in der Nähe.',
  'In degrees, west with a minus.': 'In Grad, westlich mit Minus.',
  'Events that are given this venue have it, until somebody chooses another.':
    'Veranstaltungen an diesem Ort haben sie, bis jemand eine andere wählt.',
  'Shown to the public.': 'Für alle zu sehen.',
  'At the head of pages and as the sender of mails.':
    'Oben auf Seiten und als Absender von E-Mails.',
  'At the head of pages and mails, in place of the name.':
    'Oben auf Seiten und in E-Mails, anstelle des Namens.',
  'As #RRGGBB. Letters on it are black or white, whichever is read better.':
    'Als #RRGGBB. Schrift darauf ist schwarz oder weiß, was sich besser liest.',
  'As #RRGGBB. Empty: that of the page.': 'Als #RRGGBB. Leer: die der Seite.',
  'Of pages. They are those of the device: nothing is loaded.':
    'Von Seiten. Es sind die des Geräts: nichts wird geladen.',
  'Of buttons, pictures and cards.': 'Von Knöpfen, Bildern und Kästen.',
  'Its whole address. A link at the foot of pages and mails.':
    'Die ganze Adresse. Ein Link unten auf Seiten und in E-Mails.',
  'The whole address of what you say on it. A link at the foot of pages and mails.':
    'Die ganze Adresse der Erklärung. Ein Link unten auf Seiten und in E-Mails.',
  'For who chooses “Pay later”: to which account, at which desk. On the page of the order and in its mail, with the amount, the order and the last day.':
    'Für Bestellungen mit „Später bezahlen“: auf welches Konto, an welcher Kasse. Auf der Seite der Bestellung und in ihrer E-Mail, mit Betrag, Bestellnummer und letztem Tag.',
  'Entries with the same key are delivered in order.':
    'Was denselben Schlüssel hat, wird der Reihe nach zugestellt.',
  'Dead: given up after many tries. It goes out again with "Send again".':
    'Aufgegeben: nach vielen Versuchen aufgegeben. „Noch einmal senden“ stellt es wieder zu.',
  'Part of the mail’s Message-ID and of the ids that hooks receive.':
    'Teil der Message-ID der E-Mail und der ids, die Hooks bekommen.',
  '4 to 40 letters from A to Z, digits and dashes. Leave it empty, and a code is made that cannot be guessed.':
    '4 bis 40 Buchstaben von A bis Z, Ziffern und Bindestriche. Leer: ein Code wird gebildet, den niemand errät.',
  '1 to 100, of each place. Empty where an amount is given.':
    '1 bis 100, von jedem Platz. Leer, wenn ein Betrag angegeben ist.',
  "Off each place, in the site's currency. Empty where a percentage is given.":
    'Von jedem Platz, in der Währung der Website. Leer, wenn Prozent angegeben sind.',
  'Empty: for the tickets of every event.': 'Leer: für die Tickets jeder Veranstaltung.',
  "In the event's time zone, or the site's. Empty: at once.":
    'In der Zeitzone der Veranstaltung oder der Website. Leer: sofort.',
  "In the same zone. Who has it in the cart by then keeps the price until the hold ends. Empty: it doesn't end.":
    'In derselben Zeitzone. Wer ihn bis dahin im Warenkorb hat, behält den Preis, solange die Plätze gehalten werden. Leer: ohne Ende.',
  '-1: as many as people want. It may be fewer than are used already: what was bought stays as it is.':
    '-1: so viele, wie gewünscht werden. Es dürfen weniger sein, als schon eingelöst sind: was gekauft ist, bleibt, wie es ist.',
  'Places of orders that this voucher has lowered. The shop counts them.':
    'Plätze in Bestellungen, die dieser Gutschein ermäßigt hat. Der Verkauf zählt sie.',
  'For those who sell. Buyers never see it.': 'Für den Verkauf. Wer kauft, sieht sie nie.',
};
