import {
  black,
  type Colour,
  contrastOf,
  hexOf,
  inkOn,
  parseColour,
  readableOn,
  white,
} from './colour';

test.each(['#2a47c4', '#FFFFFF', '#000000'])('%s is a colour', (text) => {
  expect(hexOf(parseColour(text)!)).toBe(text.toLowerCase());
});

test.each(['', 'red', '#fff', '#12345g', 'url(x)', '#2a47c4;}body{', '</style>', null, undefined])(
  '%s is none',
  (text) => expect(parseColour(text)).toBeNull(),
);

test('contrast is that of WCAG', () => {
  expect(contrastOf(black, white)).toBeCloseTo(21);
  expect(contrastOf(parseColour('#777777')!, white)).toBeCloseTo(4.48, 1);
});

/** Some of all colours, those at the corners among them. */
const some: Colour[] = [0, 51, 102, 153, 204, 255].flatMap((red) =>
  [0, 51, 102, 153, 204, 255].flatMap((green) =>
    [0, 51, 102, 153, 204, 255].map((blue): Colour => [red, green, blue]),
  ),
);

test('any colour is made to be read on light and on dark, and black or white on it', () => {
  const [light, dark] = [
    [white, parseColour('#f5f6f8')!],
    [parseColour('#191c22')!, parseColour('#0f1115')!],
  ];
  for (const colour of some) {
    for (const grounds of [light!, dark!]) {
      const made = readableOn(colour, ...grounds);
      for (const ground of grounds) expect(contrastOf(made, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(inkOn(made), made)).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test('a colour that is read already stays as it is', () => {
  expect(hexOf(readableOn(parseColour('#2a47c4')!, white))).toBe('#2a47c4');
});
