import { withTexts } from '../shared/texts';
import { replaceDe } from './replace-texts-de';
import { replaceEn } from './replace-texts-en';

export const useText = withTexts({ en: replaceEn, de: replaceDe });
