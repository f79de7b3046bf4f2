import type { Site } from '../resources/site/site';
import { siteTheme } from './site-theme';

const nothing: Site = {
  name: '',
  logo: '',
  logoWidth: 0,
  logoHeight: 0,
  accentColor: '',
  headerColor: '',
  letters: '',
  corners: '',
  imprintUrl: '',
  privacyUrl: '',
  paymentWords: '',
};

test('where nothing is chosen, nothing is replaced', () => {
  expect(siteTheme(nothing)).toBe('');
});

test('a colour is made to be read in light and in dark', () => {
  const theme = siteTheme({ ...nothing, accentColor: '#ffee00' });
  expect(theme).toMatch(/^:root\{--accent:#[0-9a-f]{6};/);
  expect(theme).toContain('prefers-color-scheme:dark');
  const [light, dark] = [...theme.matchAll(/--accent:(#[0-9a-f]{6})/g)].map(([, colour]) => colour);
  expect(light).not.toBe('#ffee00');
  expect(dark).toBe('#ffee00');
});

test('what stands on the header is black or white', () => {
  const band = (headerColor: string) => siteTheme({ ...nothing, headerColor });
  expect(band('#10312b')).toBe(':root{--band:#10312b;--on-band:#ffffff;}');
  expect(band('#ffee00')).toBe(':root{--band:#ffee00;--on-band:#000000;}');
});

test.each(['red', '#fff;}</style><script>alert(1)</script>', 'url(https://x.test)', '#12'])(
  'what is no colour, letters or corners changes nothing: %s',
  (text) => {
    const typed = { accentColor: text, headerColor: text, letters: text, corners: text };
    expect(siteTheme({ ...nothing, ...typed })).toBe('');
  },
);

test('letters and corners are chosen by their names', () => {
  const theme = siteTheme({ ...nothing, letters: 'serif', corners: 'square' });
  expect(theme).toMatch(/^:root\{--letters:Charter[^{}<]*;--round:0;--round-small:0;\}$/);
});
