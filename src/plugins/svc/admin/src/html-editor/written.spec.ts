import { writtenSince } from './written';

/* What the editor has written beside what the form comes back with. */

describe('a text that the form comes back with', () => {
  test('is the editor’s own, be it of a letter ago', () => {
    expect(writtenSince(['', 's', 'sh'], 's')).toEqual(['s', 'sh']);
    expect(writtenSince(['s', 'sh'], 'sh')).toEqual(['sh']);
  });

  test('is the editor’s own where the form left texts before it out', () => {
    expect(writtenSince(['', 's', 'sh', 'sho'], 'sho')).toEqual(['sho']);
  });

  test('is the one written last where it was written twice', () => {
    expect(writtenSince(['', 's', ''], '')).toEqual(['']);
  });

  test('was loaded where the editor has not written it, or the form has had later ones', () => {
    expect(writtenSince(['', 's'], 'Other')).toBeNull();
    expect(writtenSince(writtenSince(['', 's', 'sh'], 'sh')!, 's')).toBeNull();
  });
});
