import { faultOf } from './deprecation';

test.each([
  [{ since: '2026-11-01' }, undefined],
  [{ since: '2026-11-01', sunset: '2027-11-01', link: 'https://a.example/b' }, undefined],
  [{ since: 'soon' }, 'is deprecated since no day; it can be since 2026-11-01'],
  [{ since: '2026-02-30' }, 'is deprecated since no day; it can be since 2026-11-01'],
  [
    { since: '2026-11-01', sunset: '1.11.2027' },
    'has a sunset that is no day; it can be 2027-11-01',
  ],
  [{ since: '2026-11-01', sunset: '2026-10-31' }, 'has a sunset before 2026-11-01'],
  [
    { since: '2026-11-01', link: 'docs>' },
    'has a link that is no address; it can be https://example.org/changes',
  ],
  [
    { since: '2026-11-01', until: '2027' } as { since: string },
    'says until of deprecated; it can say since, sunset, link',
  ],
])('%j stops the start, or not (1.24, 6.8)', (deprecated, fault) => {
  expect(faultOf(deprecated)).toBe(fault);
});
