import { withTexts } from '../shared/texts';
import { htmlDe } from './texts-de';
import { htmlEn } from './texts-en';

export const useText = withTexts({ en: htmlEn, de: htmlDe });

export type HtmlTextId = Parameters<ReturnType<typeof useText>>[0];
