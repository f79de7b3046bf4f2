/* What posters are drawn with: pieces of SVG, in pixels of a canvas of 1600 × 900. */

const canvas = { width: 1600, height: 900 };

const round = (value: number) => Math.round(value * 10) / 10;

export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** More attributes, as they stand in the element. */
type More = string;

export function circle(
  x: number,
  y: number,
  radius: number,
  fill: string,
  more: More = '',
): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}" ${more}/>`;
}

export function ring(x: number, y: number, radius: number, stroke: string, width: number): string {
  return circle(x, y, radius, 'none', `stroke="${stroke}" stroke-width="${width}"`);
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function box({ x, y, width, height }: Box, fill: string, more: More = ''): string {
  const place = `x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"`;
  return `<rect ${place} fill="${fill}" ${more}/>`;
}

export function shape(path: string, fill: string, more: More = ''): string {
  return `<path d="${path}" fill="${fill}" ${more}/>`;
}

export function line(path: string, stroke: string, width: number, more: More = ''): string {
  return shape(
    path,
    'none',
    `stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" ${more}`,
  );
}

export function group(more: More, content: string): string {
  return `<g ${more}>${content}</g>`;
}

/** Where a point lies on a circle; 0 degrees are on the right, 90 below. */
export function around(x: number, y: number, radius: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [round(x + radius * Math.cos(angle)), round(y + radius * Math.sin(angle))];
}

/** From the top to the bottom, or from the left to the right; each stop is a colour, with an opacity where it has one. */
export function gradient(id: string, stops: string[], isUpright = true): string {
  const last = stops.length - 1;
  const parts = stops.map((stop, index) => {
    const [colour, opacity = '1'] = stop.split(' ');
    const place = `${round((100 * index) / last)}%`;
    return `<stop offset="${place}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
  });
  const end = isUpright ? 'x2="0" y2="1"' : 'x2="1" y2="0"';
  return `<linearGradient id="${id}" x1="0" y1="0" ${end}>${parts.join('')}</linearGradient>`;
}

/** The whole drawing, on a ground that goes from one colour to another. */
export function drawing(
  [from, to]: [string, string],
  definitions: string,
  content: string,
): string {
  const { width, height } = canvas;
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  const ground = box({ x: 0, y: 0, width, height }, 'url(#ground)');
  const defs = `<defs>${gradient('ground', [from, to])}${definitions}</defs>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${defs}${ground}${content}</svg>`;
}
