/*
 * Reads a PDF as people and doors do, in a process of its own: `node read-pdf.mjs FILE N` writes each page's words,
 * where they stand, and what the QR codes of N pages say, as JSON.
 */
import { readFileSync } from 'node:fs';
import { createCanvas } from '@napi-rs/canvas';
import jsqr from 'jsqr';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

const scale = 2;

async function codeOf(page) {
  const viewport = page.getViewport({ scale });
  const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
  const canvas = createCanvas(width, height);
  const canvasContext = canvas.getContext('2d');
  await page.render({ canvasContext, viewport, canvas }).promise;
  const { data } = canvasContext.getImageData(0, 0, width, height);
  return jsqr(new Uint8ClampedArray(data), width, height)?.data ?? null;
}

const pictured = Number(process.argv[3]);
const data = new Uint8Array(readFileSync(process.argv[2]));
const document = await getDocument({ data, verbosity: VerbosityLevel.ERRORS }).promise;
const { info } = await document.getMetadata();
const pages = [];
for (let number = 1; number <= document.numPages; number += 1) {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  const isPictured = number < pictured || number === document.numPages;
  const code = isPictured ? await codeOf(page) : null;
  const seen = items.filter(({ str }) => str.trim());
  const lines = seen.map(({ str, transform }) => ({ text: str, baseline: transform[5] }));
  pages.push({ text: items.map(({ str }) => str).join(' '), lines, code });
}
process.stdout.write(JSON.stringify({ title: info.Title, language: info.Language ?? null, pages }));
