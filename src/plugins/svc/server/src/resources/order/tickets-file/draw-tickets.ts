import PDFDocument from 'pdfkit';
import { create as createCode } from 'qrcode';
import { codeGroups } from '../domain/code-groups';
import { fontsForFile, isReadable, lettersOf, runsOf, type Weight } from './lettering';
import type { TicketFile, TicketSheet } from './ticket-sheets';

/* The tickets of an order as a PDF: a page of A5 for each, which is read on a phone and printed two on a sheet. */

const [width, height] = [419.53, 595.28];
const margin = 36;
const inner = width - 2 * margin;
const bandHeight = 54;
const codeSize = 178;

const ink = '#16181d';
const quiet = '#555b68';
const paper = '#ffffff';

interface Style {
  weight?: Weight;
  size: number;
  colour?: string;
  align?: 'left' | 'center';
  /** No more than these; what is left over ends with an ellipsis. */
  lines: number;
}

type Document = InstanceType<typeof PDFDocument>;

const fontName = (weight: Weight, font: number) => `${weight}-${font}`;

function useFont(doc: Document, { weight = 'regular', size }: Style, font: number): Document {
  return doc.font(fontName(weight, font)).fontSize(size);
}

function widthOf(doc: Document, text: string, style: Style): number {
  return runsOf(text).reduce(
    (sum, run) => sum + useFont(doc, style, run.font).widthOfString(run.text),
    0,
  );
}

/** As much of the text as has room on a line, whole words where there are any; and the rest. */
function splitLine(doc: Document, text: string, style: Style, room: number): [string, string] {
  if (widthOf(doc, text, style) <= room) return [text, ''];
  const letters = lettersOf(text);
  let [least, most] = [1, letters.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    const fits = widthOf(doc, letters.slice(0, middle).join(''), style) <= room;
    if (fits) least = middle;
    else most = middle - 1;
  }
  const space = letters.slice(0, least + 1).lastIndexOf(' ');
  const end = space > 0 ? space : least;
  return [letters.slice(0, end).join(''), letters.slice(end).join('').trimStart()];
}

function linesOf(doc: Document, text: string, style: Style, room: number): string[] {
  const lines: string[] = [];
  let rest = text.replace(/\s+/g, ' ').trim();
  while (rest && lines.length < style.lines) {
    const [line, left] = splitLine(doc, rest, style, room);
    lines.push(line);
    rest = left;
  }
  if (rest) {
    const [short] = splitLine(doc, `${lines.pop()}`, style, room - style.size);
    lines.push(`${short}…`);
  }
  return lines;
}

const lineHeight = 1.35;
/** From the top of a line to the letters' own line, whatever their font. */
const ascent = 1.05;

interface Place {
  x: number;
  y: number;
  room: number;
}

/** Draws a text, and answers where it ends. */
function write(doc: Document, text: string, style: Style, { x, y, room }: Place): number {
  let at = y;
  for (const line of linesOf(doc, text, style, room)) {
    const start = style.align === 'center' ? x + (room - widthOf(doc, line, style)) / 2 : x;
    let left = start;
    for (const run of runsOf(line)) {
      useFont(doc, style, run.font).fillColor(style.colour ?? ink);
      doc.text(run.text, left, at + style.size * ascent, {
        lineBreak: false,
        baseline: 'alphabetic',
      });
      left += doc.widthOfString(run.text);
    }
    at += style.size * lineHeight;
  }
  return at;
}

function band(doc: Document, { seller, accent }: TicketFile): void {
  doc.rect(0, 0, width, bandHeight).fill(accent);
  const style = { weight: 'bold', size: 13, colour: paper, lines: 1 } as const;
  write(doc, seller, style, { x: margin, y: 18, room: inner });
}

/** Dark on light, with the margin that readers need. */
function code(doc: Document, text: string, y: number): number {
  const { modules } = createCode(text, { errorCorrectionLevel: 'M' });
  const step = codeSize / (modules.size + 8);
  const left = (width - codeSize) / 2 + 4 * step;
  const top = y + 4 * step;
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      const start = column;
      while (column < modules.size && modules.get(row, column)) column += 1;
      const length = column - start;
      if (length > 0) doc.rect(left + start * step, top + row * step, length * step, step);
    }
  }
  doc.fill(ink);
  return y + codeSize;
}

function facts(doc: Document, sheet: TicketSheet, y: number): void {
  let at = y;
  const column = 74;
  for (const [label, value] of sheet.facts) {
    if (!value) continue;
    const place = { x: margin, y: at, room: column - 8 };
    write(doc, label, { size: 9.5, colour: quiet, lines: 1 }, { ...place, y: at + 0.5 });
    const beside = { x: margin + column, y: at, room: inner - column };
    at = write(doc, value, { size: 10.5, lines: 2 }, beside) + 4;
  }
}

function page(doc: Document, file: TicketFile, sheet: TicketSheet): void {
  doc.addPage();
  band(doc, file);
  const whole = { x: margin, room: inner };
  const title = { weight: 'bold', size: 20, lines: 3 } as const;
  const y = write(doc, sheet.title, title, { ...whole, y: bandHeight + 24 });
  facts(doc, sheet, y + 8);
  const bottom = height - margin;
  const nameStyle = { weight: 'bold', size: 14, align: 'center', lines: 2 } as const;
  const small = { size: 8.5, colour: quiet, align: 'center' } as const;
  // From below: the code has its place whatever is above.
  const codeTop = bottom - 46 - codeSize - 24;
  doc
    .moveTo(margin, codeTop - 52)
    .lineTo(width - margin, codeTop - 52)
    .lineWidth(0.75)
    .strokeColor('#dde0e6')
    .stroke();
  const note = isReadable(sheet.name) ? '' : file.unreadable;
  // Two lines of name and one of the note have room between the rule and the code.
  const nameEnd = write(doc, sheet.name, nameStyle, { ...whole, y: codeTop - (note ? 50 : 42) });
  write(doc, note, { ...small, lines: 1 }, { ...whole, y: nameEnd });
  const end = code(doc, sheet.code, codeTop);
  const codeStyle = { weight: 'bold', size: 13, align: 'center', lines: 1 } as const;
  write(doc, codeGroups(sheet.code).join(' '), codeStyle, { ...whole, y: end });
  const stateStyle = { weight: 'bold', size: 10, align: 'center', lines: 1 } as const;
  write(doc, sheet.state, stateStyle, { ...whole, y: bottom - 44 });
  write(doc, file.footer, { ...small, size: 7.5, lines: 2 }, { ...whole, y: bottom - 18 });
}

/** The bytes of the file. */
export async function drawTickets(file: TicketFile): Promise<Buffer> {
  const doc = new PDFDocument({
    size: [width, height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: file.language,
    displayTitle: true,
    info: { Title: file.title, Author: file.seller, CreationDate: new Date(file.madeAt) },
  });
  for (const weight of ['regular', 'bold'] as const) {
    fontsForFile(weight).forEach((font, index) => {
      // The library takes a font that is read already; its types know of bytes only.
      doc.registerFont(fontName(weight, index), font as unknown as Uint8Array);
    });
  }
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', resolve).on('error', reject);
  });
  for (const sheet of file.sheets) page(doc, file, sheet);
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}
