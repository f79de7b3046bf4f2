import { createIntl } from 'react-intl';
import { choicesDe } from '../labels/choices-de';
import { storedWord } from './stored-word';

const german = createIntl({ locale: 'de', messages: choicesDe });
const english = createIntl({ locale: 'en', messages: {} });

test.each([
  ['order placed', 'Bestellung eingegangen', 'order placed'],
  ['order 5', 'Bestellung 5', 'order 5'],
  ['mails of order 5', 'Mails der Bestellung 5', 'mails of order 5'],
  ['a project says {this', 'a project says {this', 'a project says {this'],
])('what the outbox stores is said in each language: %s', (stored, de, en) => {
  expect([storedWord(german, stored), storedWord(english, stored)]).toEqual([de, en]);
});
