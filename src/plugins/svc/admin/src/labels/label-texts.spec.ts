import { forms } from '../../../server/src/panel-routes/forms';
import { hostWords } from './host-words';
import { labelsIn } from './label-texts';
import { textsIn } from '../shared/texts';
import { helpIn, loadHelps, withHelps } from './translate-helps';

beforeAll(loadHelps);

test.each(forms.map(({ uid, fields }) => [uid, Object.keys(fields)] as const))(
  'each label of %s is there in German',
  (uid, names) => {
    const labels = labelsIn('de');
    const without = names.filter((name) => !labels[`content-manager.content-types.${uid}.${name}`]);
    expect(without).toEqual([]);
  },
);

/** What is said of fields, and in them where it is more than an example. */
const explained = forms.flatMap(({ fields }) =>
  Object.values(fields).flatMap(({ help }) => (help ? [help] : [])),
);

test('each explanation of a field is there in German', () => {
  expect(explained.length).toBeGreaterThan(50);
  expect(explained.filter((help) => helpIn('de', help) === help)).toEqual([]);
});

test('what an administrator has written stays, in any language', () => {
  const field = { hint: 'Ask Ana first.', placeholder: 'Made of the title' };
  const view = {
    layout: { layout: [[[field]]], metadatas: { slug: { description: 'Shown to the public.' } } },
    query: {},
  };
  expect(withHelps(view, 'de')).toEqual({
    layout: {
      layout: [[[{ hint: 'Ask Ana first.', placeholder: 'Aus dem Titel gebildet' }]]],
      metadatas: { slug: { description: 'Für alle zu sehen.' } },
    },
    query: {},
  });
  expect(withHelps(view, 'en')).toEqual(view);
});

test('words of the host that are others in English are so in German, too', () => {
  const { en, de } = hostWords;
  expect(Object.keys(en!).filter((id) => !de![id])).toEqual([]);
});

/** The service says Ticket to buyers, and that an event is highlighted by one word. */
test('a thing has one name in German', () => {
  const said = Object.values({ ...textsIn('de'), ...labelsIn('de') });
  const helps = explained.map((help) => helpIn('de', help) ?? '');
  const other = [...said, ...helps].filter((text) => /\bKarten?\b|empf[eo]hl/i.test(text));
  expect(other).toEqual([]);
});
