import { withTexts } from '../shared/texts';
import { homeDe } from './texts-de';
import { homeEn } from './texts-en';

export const useText = withTexts({ en: homeEn, de: homeDe });
