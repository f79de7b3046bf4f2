import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { settings } from '../../host/strapi';
import { type Asset, assetOf, scriptType } from '../../kit/asset';

/* What sells tickets on pages of every origin: one file, made from `widget/` of the plugin by its build. */

const folder = path.resolve(__dirname, '../../../widget');

export const fileName = 'svc-tickets.js';

export interface WidgetFile extends Asset {
  /** Of its bytes, and part of its address. */
  version: string;
  /** What a page says so that its browser runs these bytes and no others. */
  integrity: string;
}

async function load(): Promise<WidgetFile> {
  const read = (name: string) => readFile(path.join(folder, name));
  const { version, integrity } = JSON.parse(String(await read('about.json'))) as WidgetFile;
  return { ...(await assetOf(scriptType, await read(fileName))), version, integrity };
}

let loaded: Promise<WidgetFile> | undefined;

/** Read when first asked for: not every service is. */
export function widgetFile(): Promise<WidgetFile> {
  return (loaded ??= load());
}

/** Where pages have it from. */
export function addressOf({ version }: WidgetFile): string {
  return `${settings().serviceUrl}/api/svc/widget/${version}/${fileName}`;
}
