/* Draws the first page of a PDF: `node draw-pdf.mjs FILE PICTURE`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

const [file, picture] = process.argv.slice(2);
const data = new Uint8Array(readFileSync(file));
const document = await getDocument({ data, verbosity: VerbosityLevel.ERRORS }).promise;
const page = await document.getPage(1);
const viewport = page.getViewport({ scale: 1.5 });
const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
await page.render({ canvasContext: canvas.getContext('2d'), viewport, canvas }).promise;
writeFileSync(picture, canvas.toBuffer('image/png'));
