import {
  type Colour,
  hexOf,
  inkOn,
  mix,
  parseColour,
  readableOn,
  black,
  white,
} from '../domain/colour';
import type { Site } from '../resources/site/site';
import { grounds } from './theme';

/*
 * What an operator has chosen, as the names of theme.ts. Nothing of it is taken as it was typed: colours are read and written anew, and are made lighter
 * or darker where they could not be read; the rest is chosen by its name.
 */

const stacks: Record<string, string> = {
  humanist:
    'Seravek, "Gill Sans Nova", Ubuntu, Calibri, "DejaVu Sans", source-sans-pro, sans-serif',
  geometric: 'Avenir, Montserrat, Corbel, "URW Gothic", source-sans-pro, sans-serif',
  serif: 'Charter, "Bitstream Charter", "Sitka Text", Cambria, Georgia, serif',
};

const corners: Record<string, [large: string, small: string]> = {
  square: ['0', '0'],
  small: ['.25rem', '.2rem'],
  round: ['1.25rem', '.8rem'],
};

/** The accent for light pages or dark ones, with what stands on it. */
function accent(chosen: Colour, [surface, page]: readonly Colour[]): string {
  const colour = readableOn(chosen, surface!, page!);
  const ink = inkOn(colour);
  const strong = mix(colour, ink === white ? black : white, 0.2);
  const [name, stronger, on] = [colour, strong, ink].map(hexOf);
  return `--accent:${name};--accent-strong:${stronger};--on-accent:${on};--focus:${name};`;
}

/** The rules that come after those of the theme; empty where nothing was chosen. */
export function siteTheme({ accentColor, headerColor, letters, corners: corner }: Site): string {
  const [chosen, band] = [parseColour(accentColor), parseColour(headerColor)];
  const stack = stacks[letters];
  const round = corners[corner];
  const root = [
    chosen ? accent(chosen, grounds.light) : '',
    band ? `--band:${hexOf(band)};--on-band:${hexOf(inkOn(band))};` : '',
    stack ? `--letters:${stack};` : '',
    round ? `--round:${round[0]};--round-small:${round[1]};` : '',
  ].join('');
  const dark = chosen ? accent(chosen, grounds.dark) : '';
  return [
    root && `:root{${root}}`,
    dark && `@media screen and (prefers-color-scheme:dark){:root{${dark}}}`,
  ].join('');
}
