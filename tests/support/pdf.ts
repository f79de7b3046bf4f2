import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

export interface ReadPdf {
  title: string;
  language: string | null;
  pages: {
    /** Its words, in their order. */
    text: string;
    /** Its pieces of text, and how far each stands above the lower edge, in points. */
    lines: { text: string; baseline: number }[];
    /** What its QR code says; null where a reader finds none, or has not looked. */
    code: string | null;
  }[];
}

/** What is in a PDF: its words by pdf.js, and its codes from pictures of `pictured` pages at most, the last one among them. */
export async function readPdf(content: Buffer, pictured = 10): Promise<ReadPdf> {
  const folder = mkdtempSync(path.join(tmpdir(), 'svc-pdf-'));
  const file = path.join(folder, 'read.pdf');
  try {
    writeFileSync(file, content);
    const script = path.join(__dirname, 'read-pdf.mjs');
    const sent = [script, file, String(pictured)];
    // The service under test is in this process: it goes on meanwhile.
    const { stdout } = await promisify(execFile)(process.execPath, sent, { maxBuffer: 64 << 20 });
    return JSON.parse(stdout) as ReadPdf;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
