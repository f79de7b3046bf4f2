import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { natively } from '#svc/testing/natively';
import type { Service } from './service';

/*
 * `strapi export` and `strapi import`: the host's own engine, as its commands run it, on the service that runs.
 */

interface Engine {
  transfer(): Promise<unknown>;
}

/** As far as it is used here: the host has no types of what it does not export. */
interface DataTransfer {
  engine: { createTransferEngine(source: object, destination: object, options: object): Engine };
  file: {
    providers: Record<
      'createLocalFileDestinationProvider' | 'createLocalFileSourceProvider',
      (options: object) => object
    >;
  };
  strapi: {
    providers: Record<
      'createLocalStrapiDestinationProvider' | 'createLocalStrapiSourceProvider',
      (options: object) => object
    >;
  };
}

const transfer = natively<DataTransfer>('@strapi/data-transfer');

const options = { versionStrategy: 'ignore', schemaStrategy: 'ignore', exclude: ['files'] };
const noSecrets = { encryption: { enabled: false }, compression: { enabled: false } };
const local = ({ strapi }: Service) => ({ getStrapi: () => strapi, autoDestroy: false });

/** Exports everything but files; answers the file. */
export async function exportAll(service: Service): Promise<string> {
  const { createLocalStrapiSourceProvider: from } = transfer.strapi.providers;
  const { createLocalFileDestinationProvider: to } = transfer.file.providers;
  const backup = path.join(mkdtempSync(path.join(tmpdir(), 'svc-import-')), 'backup');
  const file = to({ file: { path: backup }, ...noSecrets });
  await transfer.engine.createTransferEngine(from(local(service)), file, options).transfer();
  return `${backup}.tar`;
}

/** Puts what was exported in the place of all that there is, but for accounts of the panel. */
export async function importAll(service: Service, backup: string): Promise<void> {
  const { createLocalFileSourceProvider: from } = transfer.file.providers;
  const { createLocalStrapiDestinationProvider: to } = transfer.strapi.providers;
  const types = Object.keys(service.strapi.contentTypes);
  const exclude = types.filter((uid) => uid.startsWith('admin::'));
  const restore = { assets: false, configuration: {}, entities: { exclude } };
  const destination = to({ ...local(service), strategy: 'restore', restore });
  const file = from({ file: { path: backup }, ...noSecrets });
  await transfer.engine.createTransferEngine(file, destination, options).transfer();
}
