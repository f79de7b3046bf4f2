import { toBuffer } from 'qrcode';
import type { Attachment } from './send-mail';

/** As many as a mail shows; the order's page has all of them. */
const most = 20;

/** What a mail's HTML calls the picture of a code. */
function pictureName(code: string): string {
  return `${code}@codes.svc`;
}

/** The QR codes of the first places, as pictures that stand in the mail itself: mail programs load none from elsewhere. */
export function codePictures(codes: string[]): Promise<Attachment[]> {
  return Promise.all(
    codes.slice(0, most).map(async (code) => ({
      filename: `${code}.png`,
      content: await toBuffer(code, { errorCorrectionLevel: 'M', margin: 4, scale: 4 }),
      contentType: 'image/png',
      cid: pictureName(code),
    })),
  );
}
