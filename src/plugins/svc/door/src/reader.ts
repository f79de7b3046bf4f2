import decodeQR from 'qr/decode.js';

/* Reads codes in pictures of the camera, beside the page, where the browser has no reader of its own. */

interface Picture {
  pixels: ArrayBuffer;
  width: number;
  height: number;
}

/** What a picture that is hard to read may take: the next one comes soon after it. */
const patience = { effort: Infinity, timeLimit: 80 };

function read({ pixels, width, height }: Picture): string {
  try {
    return decodeQR({ width, height, data: new Uint8ClampedArray(pixels) }, patience);
  } catch {
    // So it says that there is no code in the picture, or half of one.
    return '';
  }
}

self.onmessage = ({ data }: MessageEvent<Picture>) => self.postMessage(read(data));
