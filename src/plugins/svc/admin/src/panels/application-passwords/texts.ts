import { withTexts } from '../../shared/texts';
import { passwordsDe } from './texts-de';
import { passwordsEn } from './texts-en';

export const useText = withTexts({ en: passwordsEn, de: passwordsDe });

export type Say = ReturnType<typeof useText>;
