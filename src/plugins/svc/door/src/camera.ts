/* Codes that the camera sees: by the browser's own reader, or by ours in a worker. */

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

type Read = (video: HTMLVideoElement) => Promise<string>;

const everyMs = 120;
/** Enough for a code that fills a third of the picture. */
const maxSide = 640;

async function ownReader(): Promise<Read | null> {
  const { BarcodeDetector } = window as unknown as { BarcodeDetector?: DetectorClass };
  if (!BarcodeDetector) return null;
  const formats = await BarcodeDetector.getSupportedFormats().catch(() => [] as string[]);
  if (!formats.includes('qr_code')) return null;
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? '';
}

function readerInWorker(): Read {
  const worker = new Worker('/door/reader.js');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  return (video) => {
    const scale = Math.min(1, maxSide / Math.max(video.videoWidth, video.videoHeight));
    const width = Math.round(video.videoWidth * scale);
    const height = Math.round(video.videoHeight * scale);
    Object.assign(canvas, { width, height });
    context.drawImage(video, 0, 0, width, height);
    const { buffer: pixels } = context.getImageData(0, 0, width, height).data;
    return new Promise((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
      worker.postMessage({ pixels, width, height }, [pixels]);
    });
  };
}

/**
 * Shows what the camera sees in `video`, and tells each text that it reads.
 * @throws Error where there is no camera, or nobody lets us use it
 */
export async function watch(
  video: HTMLVideoElement,
  onText: (text: string) => void,
): Promise<() => void> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
    audio: false,
  });
  video.srcObject = stream;
  await video.play();
  const read = (await ownReader()) ?? readerInWorker();
  let isOn = true;
  const look = async () => {
    if (!isOn) return;
    if (video.videoWidth > 0 && !document.hidden) {
      const text = await read(video).catch(() => '');
      if (text && isOn) onText(text);
    }
    setTimeout(() => void look(), everyMs);
  };
  void look();
  return () => {
    isOn = false;
    for (const track of stream.getTracks()) track.stop();
  };
}
