import { findImports } from './imports';
import { drawLayers, putPicture } from './picture';
import { parse } from './sources';

const files = {
  'index.ts': "import { a } from './resources/order/a'; import { k } from './kit/k';",
  'resources/order/a.ts': "import { k } from '../../kit/k'; import { t } from '../ticket/t';",
  'resources/ticket/t.ts': "import { k } from '../../kit/k';",
  'kit/k.ts': "import { l } from '../lib/l';",
  'lib/l.ts': "import { k } from '../kit/k';",
};

test('the picture has the layers from the top, and an arrow only where no other way leads there', () => {
  const sources = Object.entries(files).map(([file, text]) => parse(file, text));
  expect(drawLayers(Object.keys(files), findImports(sources)).split('\n')).toEqual([
    'flowchart TD',
    expect.stringContaining('["start"]'),
    '    start["start"]',
    '  end',
    expect.stringContaining('["resources"]'),
    '    resources_order["resources/order"]',
    '    resources_ticket["resources/ticket"]',
    '  end',
    expect.stringContaining('["kit"]'),
    '    kit["kit"]',
    '  end',
    expect.stringContaining('["lib"]'),
    '    lib["lib"]',
    '  end',
    '  kit --> lib',
    '  resources_order --> resources_ticket',
    '  resources_ticket --> kit',
    '  start --> resources_order',
    '  lib -. up .-> kit',
  ]);
});

test('the picture takes the place of the one before it, and nothing else changes', () => {
  const page =
    'before\n<!-- The layers: written by `npm run house -- --picture` -->\nold\n<!-- End of the layers -->\nafter\n';
  const once = putPicture(page, 'flowchart TD');
  expect(once).toMatch(
    /^before\n<!--.*-->\n\n```mermaid\nflowchart TD\n```\n\n<!--.*-->\nafter\n$/,
  );
  expect(putPicture(once, 'flowchart TD')).toBe(once);
  expect(() => putPicture('a page without the place', 'flowchart TD')).toThrow(/no place/);
});
