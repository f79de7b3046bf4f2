import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { table } from '../../database/table';
import { database, transaction } from '../../host/strapi';
import { type Poster, posters, printed } from '../pictures/posters';
import type { Output } from '../progress';
import { documentIdOf, findSeeded, missingIndexes } from './document-ids';

/** A file as the body parser leaves one. */
interface LocalFile {
  filepath: string;
  originalFilename: string;
  mimetype: string;
  size: number;
}

/** The host's own service: it keeps the file where the project keeps files, and makes the smaller ones. */
interface UploadService {
  upload(given: {
    data: { fileInfo: { name: string; alternativeText: string } };
    files: LocalFile;
  }): Promise<[{ id: number }]>;
}

async function upload({ name, alt }: Poster, picture: Buffer): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'svc-picture-'));
  try {
    const filepath = path.join(folder, name);
    await writeFile(filepath, picture);
    const service = strapi.plugin('upload').service('upload') as UploadService;
    const [{ id }] = await service.upload({
      data: { fileInfo: { name, alternativeText: alt } },
      files: { filepath, originalFilename: name, mimetype: 'image/jpeg', size: picture.length },
    });
    return id;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The library gives the file an id of its own; by ours a later run knows it. */
async function writePicture(index: number): Promise<number> {
  const poster = posters[index]!;
  const picture = await printed(poster);
  return transaction(async (trx) => {
    const id = await upload(poster, picture);
    await table(trx, 'files')
      .where({ id })
      .update({ document_id: documentIdOf('picture', index) });
    return id;
  });
}

/**
 * Puts those of the posters that are missing into the media library; answers each one's row by the index of the theme that it
 * is for. Where files cannot be kept the events have none.
 */
export async function writePictures(output: Output): Promise<Map<number, number>> {
  const range = { from: 0, to: posters.length };
  const found = await findSeeded(database(), { table: 'files', kind: 'picture', ...range });
  const missing = missingIndexes(found, 0, posters.length);
  try {
    for (const index of missing) found.set(index, await writePicture(index));
    if (missing.length > 0) output.write(`Pictures made: ${missing.length}.\n`);
  } catch (error) {
    output.write(`Not all pictures could be made: ${(error as Error).message}.\n`);
  }
  return found;
}
