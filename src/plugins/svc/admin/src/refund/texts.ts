import { withTexts } from '../shared/texts';
import { refundDe } from './texts-de';
import { refundEn } from './texts-en';

export const useText = withTexts({ en: refundEn, de: refundDe });

export type Say = ReturnType<typeof useText>;
