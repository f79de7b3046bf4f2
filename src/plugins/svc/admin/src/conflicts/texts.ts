import { withTexts } from '../shared/texts';
import { conflictsDe } from './texts-de';
import { conflictsEn } from './texts-en';

export const useText = withTexts({ en: conflictsEn, de: conflictsDe });

export type Say = ReturnType<typeof useText>;

export type ConflictTextId = Parameters<Say>[0];
