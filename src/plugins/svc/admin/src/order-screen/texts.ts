import { withTexts } from '../shared/texts';
import { orderDe } from './texts-de';
import { orderEn } from './texts-en';

export const useText = withTexts({ en: orderEn, de: orderDe });
