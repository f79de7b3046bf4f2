import { create } from 'qrcode';
import { html, type Markup } from '../domain/markup';
import { createLru } from '../lib/lru';

/** Light squares around the code, which readers need to find it. */
const margin = 4;

/** The dark squares of a code, each run in a row as one piece. */
interface Drawing {
  size: number;
  runs: string;
}

function draw(text: string): Drawing {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  let runs = '';
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const start = x;
      while (x < size && modules.get(y, x)) x += 1;
      if (x > start) runs += `M${start + margin} ${y + margin}h${x - start}v1h-${x - start}z`;
    }
  }
  return { size: size + 2 * margin, runs };
}

/** Making one takes a millisecond and some kilobytes: those that were shown lately are kept. */
const drawings = createLru<string, Drawing>(2000);

function drawingOf(text: string): Drawing {
  const known = drawings.get(text);
  if (known) return known;
  const drawing = draw(text);
  drawings.set(text, drawing);
  return drawing;
}

/** A QR code of the text, dark on light also where the page is not. */
export function qrCode(text: string, label: string): Markup {
  const { size, runs } = drawingOf(text);
  return html`<svg viewBox="0 0 ${size} ${size}" role="img" aria-label="${label}">
    <path d="M0 0h${size}v${size}H0z" fill="#fff" />
    <path d="${runs}" fill="#000" shape-rendering="crispEdges" />
  </svg>`;
}
