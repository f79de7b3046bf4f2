import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SentMessageInfo, Transport } from 'nodemailer';

/** Mails let their reader into the order, so the files are the owner's alone. */
const mode = { directory: 0o700, file: 0o600 };

/** What a Message-ID is as the name of a file. */
function fileName(messageId: string): string {
  return `${messageId.replace(/[^\w.@-]/g, '')}.eml`;
}

/** Writes mails as `.eml` files, which mail programs open: for a site without a mail server. */
export function fileTransport(directory: string): Transport<SentMessageInfo> {
  return {
    name: 'file',
    version: '1',
    send({ message }, callback) {
      message.build((error, content) => {
        if (error) return callback(error, null);
        const file = path.join(directory, fileName(message.messageId()));
        mkdir(directory, { recursive: true, mode: mode.directory })
          .then(() => writeFile(file, content, { mode: mode.file }))
          .then(() => callback(null, { file }))
          .catch((failure: Error) => callback(failure, null));
      });
    },
  };
}
