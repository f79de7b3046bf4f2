import { withTexts } from '../shared/texts';
import { publishNoteDe } from './texts-de';
import { publishNoteEn } from './texts-en';

export type NoteId = keyof typeof publishNoteEn;

export const useText = withTexts({ en: publishNoteEn, de: publishNoteDe });
