import { type Service, startService, type TestUser } from '../support';
import { collections, eventBody, type Fields, make, makeSignedIn } from '../support/events';

const { events, venues } = collections;

let service: Service;
let editor: TestUser;

/** Titles and contents; each search below says which of them it finds. */
const texts: Record<string, { title: string; content: string }> = {
  cafe: { title: 'Café Müller', content: '<p>Straßenmusik &amp; Theater</p>' },
  plain: { title: 'Cafeteria', content: 'strassen und wege' },
  greek: { title: 'Ο Οδυσσεύς', content: 'Θέατρο στην Αθήνα' },
  russian: { title: 'Чайка', content: 'Пьеса в Москве' },
  polish: {
    title: 'Łódź',
    content: '<p class="festival" title="hidden">Gda&#324;sk&nbsp;Nowy</p>',
  },
  markup: {
    title: 'Markup',
    content: '<a href="https://example.org/secretpath">Go <b>bo</b>ld</a>',
  },
  chinese: { title: '東京都庁展望室', content: 'ガラス工芸' },
  turkish: { title: 'İSTANBUL IŞIK', content: "rock'n'roll" },
  numbers: { title: '50% off 2026', content: 'a_b 3,50' },
};

const searches: [what: string, search: string, finds: string[]][] = [
  ['a word with its accent, which others lack', 'café', ['cafe', 'plain']],
  ['a word without its accent', 'CAFE', ['cafe', 'plain']],
  ['the beginning of a word', 'mul', ['cafe']],
  ['the end of a word', 'uller', []],
  ['ß as ss', 'STRASSEN', ['cafe', 'plain']],
  ['ss as ß', 'straße', ['cafe', 'plain']],
  ['words of title and content', 'musik müller', []],
  ['beginnings of words of title and content', 'thea caf', ['cafe']],
  ['Greek in capitals', 'ΟΔΥΣΣΕΥΣ', ['greek']],
  ['Greek up to a sigma', 'οδυσ θεατ', ['greek']],
  ['Cyrillic', 'МОСКВ чаик', ['russian']],
  ['a letter that Unicode takes for another', 'lodz', ['polish']],
  ['a character that is an entity', 'gdansk nowy', ['polish']],
  ['the name of an entity', 'nbsp', []],
  ['the value of an attribute', 'festival', []],
  ['text of an attribute', 'hidden', []],
  ['an address in an attribute', 'secretpath', []],
  ['a word across markup', 'bold', ['markup']],
  ['Chinese in the middle', '展望', ['chinese']],
  ['Chinese in another order', '望展', []],
  ['kana whose mark makes another letter', 'カラス', []],
  ['kana with its mark', 'ガラス', ['chinese']],
  ['Turkish, dotted and dotless', 'istanbul ışık', ['turkish']],
  ['a word with apostrophes', "rock'n", ['turkish']],
  ['one letter', 'ч', ['russian']],
  ['digits with what separates them', '50% 3.50', ['numbers']],
  ['a percent sign', '%', []],
  ['an underscore', '_', []],
  ['punctuation', '¡¿…—!?*"\'`', []],
  ['an emoji', '🎷', []],
  ['a query of a full-text index', '"cafe" OR NEAR(*', []],
  ['operators of a full-text index', '+caf* -teria @~<>()', []],
  ['SQL', "cafe' or 1=1 --", []],
  ['255 letters', 'c'.repeat(255), []],
  ['255 letters beyond the first plane', '𝒞'.repeat(127), []],
  ['eight words and more', `${'cafe '.repeat(20)} müller`, ['cafe']],
];

beforeAll(async () => {
  service = await startService();
  editor = await makeSignedIn(service, 'event-editor', 'editor');
  for (const { title, content } of Object.values(texts)) {
    await make(service, editor, events, eventBody({ title, content, status: 'publish' }));
    await make(service, editor, venues, { title: `${title} ${content.replace(/<[^>]*>/g, '')}` });
  }
});

const titlesOf = async (path: string, search: string) => {
  const { status, body, headers } = await service.call('GET', path, { query: { search } });
  const titles = status === 200 ? (body as Fields[]).map(({ title }) => title as string) : [];
  expect([status, Number(headers.get('x-api-total'))]).toEqual([200, titles.length]);
  return titles;
};

describe('Events are searched, on each database alike (2.9)', () => {
  test.each(searches)('for %s', async (_, search, finds) => {
    const found = await titlesOf(events, search);
    expect(found.sort()).toEqual(finds.map((name) => texts[name]!.title).sort());
  });
});

describe('Venues are searched by the same words (2.10)', () => {
  const ofText = ['the name of an entity', 'a character that is an entity'];

  test.each(searches.filter(([what]) => !ofText.includes(what)))(
    'for %s',
    async (_, search, finds) => {
      const found = await titlesOf(venues, search);
      expect(found.length).toBe(finds.length);
      for (const name of finds) {
        expect(found.some((title) => title.startsWith(texts[name]!.title))).toBe(true);
      }
    },
  );
});
