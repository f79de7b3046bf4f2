import { withTexts } from '../shared/texts';
import { counterDe } from './texts-de';
import { counterEn } from './texts-en';

export const useText = withTexts({ en: counterEn, de: counterDe });
