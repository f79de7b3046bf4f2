/*
 * Colours that people choose, made so that everybody can read what stands on them: WCAG's contrast, 4.5 for text.
 */

/** Red, green and blue, each from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

export const white: Colour = [255, 255, 255];
export const black: Colour = [0, 0, 0];

/** `#2a47c4` as a colour; null for anything else. */
export function parseColour(text: string | null | undefined): Colour | null {
  const found = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text ?? '');
  if (!found) return null;
  return [1, 2, 3].map((part) => Number.parseInt(found[part]!, 16)) as unknown as Colour;
}

export function hexOf(colour: Colour): string {
  return `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** As much of another colour in it as `share` says, from 0 to 1. */
export function mix(colour: Colour, other: Colour, share: number): Colour {
  return colour.map((part, i) =>
    Math.round(part + (other[i]! - part) * share),
  ) as unknown as Colour;
}

function luminanceOf(colour: Colour): number {
  const [red, green, blue] = colour.map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1, none, to 21, black on white. */
export function contrastOf(one: Colour, other: Colour): number {
  const [less, more] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (more! + 0.05) / (less! + 0.05);
}

/** Black or white, whichever is read better on the colour: one of them has more than 4.5 on any. */
export function inkOn(ground: Colour): Colour {
  return contrastOf(black, ground) > contrastOf(white, ground) ? black : white;
}

const least = 4.5;
const steps = 50;

/** The colour, as much lighter or darker as it takes to be read on all of these grounds. */
export function readableOn(colour: Colour, ...grounds: readonly Colour[]): Colour {
  const towards = inkOn(grounds[0]!);
  for (let step = 0; step < steps; step += 1) {
    const made = mix(colour, towards, step / steps);
    if (grounds.every((ground) => contrastOf(made, ground) >= least)) return made;
  }
  return towards;
}
