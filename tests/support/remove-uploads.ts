import { rm } from 'node:fs/promises';
import path from 'node:path';
import { knex } from 'knex';
import { stopLater } from '#svc/testing/cleanup';
import { projectRoot } from './environment';
import type { Service } from './service';

interface UploadService {
  remove(file: object): Promise<unknown>;
}

/** Takes files out of the media library: those that match. */
export async function removeUploads({ strapi }: Service, where: object = {}): Promise<void> {
  const upload = strapi.plugin('upload').service('upload') as UploadService;
  const files = (await strapi.db.query('plugin::upload.file').findMany({ where })) as object[];
  for (const file of files) await upload.remove(file);
}

/** The host keeps files in the folder of the project: when the test file is over, those of its database are gone. */
export function removeUploadsLater(service: Service): void {
  stopLater(() => removeUploads(service));
}

interface Size {
  url: string;
}

/** The same for a service with a process of its own, which has stopped: `filename` is its SQLite database. */
export async function removeUploadsOf(filename: string): Promise<void> {
  const client = knex({
    client: 'better-sqlite3',
    connection: { filename },
    useNullAsDefault: true,
  });
  try {
    const files = (await client('files').select('url', 'formats')) as (Size & {
      formats: string;
    })[];
    for (const { url, formats } of files) {
      const sizes = Object.values(JSON.parse(formats) as Record<string, Size>);
      const addresses = [url, ...sizes.map((size) => size.url)];
      await Promise.all(
        addresses.map((one) => rm(path.join(projectRoot, 'public', one), { force: true })),
      );
    }
  } finally {
    await client.destroy();
  }
}
