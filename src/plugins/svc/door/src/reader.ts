import jsQR from 'jsqr';

/* Reads codes in pictures of the camera, beside the page, where the browser has no reader of its own. */

interface Picture {
  pixels: ArrayBuffer;
  width: number;
  height: number;
}

self.onmessage = ({ data: { pixels, width, height } }: MessageEvent<Picture>) => {
  const found = jsQR(new Uint8ClampedArray(pixels), width, height, {
    inversionAttempts: 'attemptBoth',
  });
  self.postMessage(found?.data ?? '');
};
