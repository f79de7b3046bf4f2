import { writeFileSync } from 'node:fs';
import { create } from 'qrcode';

const [width, height, perSecond] = [320, 240, 5];
const [dark, light, grey] = [16, 235, 128];

/** What a small camera adds in poor light: up to so much lighter or darker, the same in each run. */
const grain = 100;

/** Numbers from 0 to 1 that are the same each time. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

function makeGrainy(picture: Buffer, seed: number): Buffer {
  const next = numbersFrom(seed);
  for (let at = 0; at < width * height; at += 1) {
    const seen = picture[at]! + (next() * 2 - 1) * grain;
    picture[at] = Math.min(light, Math.max(dark, Math.round(seen)));
  }
  return picture;
}

/** A picture of a telephone that is held before the camera, with a code on it; empty without one. */
function frame(text: string): Buffer {
  const picture = Buffer.alloc((width * height * 3) / 2, grey);
  if (text === '') return picture;
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const scale = Math.floor((height * 0.6) / (modules.size + 8));
  const side = (modules.size + 8) * scale;
  const [left, top] = [Math.floor((width - side) / 2), Math.floor((height - side) / 2)];
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const [column, row] = [Math.floor(x / scale) - 4, Math.floor(y / scale) - 4];
      const isIn = Math.min(column, row) >= 0 && Math.max(column, row) < modules.size;
      const isDark = isIn && modules.get(row, column);
      picture[(top + y) * width + left + x] = isDark ? dark : light;
    }
  }
  return picture;
}

/**
 * A video for Chromium's fake camera, which shows it again and again.
 * @param scenes what is held before the camera, and for how long
 */
export function writeQrVideo(file: string, scenes: { text: string; seconds: number }[]): void {
  const frames = scenes.flatMap(({ text, seconds }) =>
    Array.from({ length: Math.round(seconds * perSecond) }, (_, index) =>
      Buffer.concat([Buffer.from('FRAME\n'), makeGrainy(frame(text), index)]),
    ),
  );
  const head = `YUV4MPEG2 W${width} H${height} F${perSecond}:1 Ip A1:1 C420jpeg\n`;
  writeFileSync(file, Buffer.concat([Buffer.from(head), ...frames]));
}
