import { withTexts } from '../shared/texts';
import { eventSalesDe } from './texts-de';
import { eventSalesEn } from './texts-en';

export const useText = withTexts({ en: eventSalesEn, de: eventSalesDe });

export type Say = ReturnType<typeof useText>;
