import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isLocale } from '../settings';
import { addProjectTexts, countMissing, type ProjectTexts } from '../texts/catalogues';
import { setSiteLocale } from '../texts/language';
import { settings } from './strapi';

/** A file of the project: `fr.json`, its texts by their names. @throws Error in one line for what is none */
function readTexts(file: string): ProjectTexts {
  const tag = path.basename(file, '.json');
  if (!isLocale(tag))
    throw new Error(`${file}: its name must be a language tag, such as pt-BR.json`);
  try {
    return { tag, texts: JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown> };
  } catch (error) {
    throw new Error(`${file} is no JSON: ${(error as Error).message}`);
  }
}

/** Takes the languages that the project has in its folder `texts`, and the site's own language. */
export function takeProjectTexts(): void {
  setSiteLocale(settings().siteLocale);
  const folder = path.join(strapi.dirs.app.root, 'texts');
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const files = names.filter((name) => name.endsWith('.json'));
  const languages = files.map((name) => readTexts(path.join(folder, name)));
  addProjectTexts(languages);
  for (const { tag } of languages) {
    const missing = countMissing(tag);
    if (missing > 0)
      strapi.log.warn(`The texts of ${tag} lack ${missing}, which are shown in English.`);
  }
}
