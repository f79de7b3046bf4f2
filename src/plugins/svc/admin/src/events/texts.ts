import { withTexts } from '../shared/texts';
import { eventsDe } from './texts-de';
import { eventsEn } from './texts-en';

export const useText = withTexts({ en: eventsEn, de: eventsDe });

export type EventsTextId = Parameters<ReturnType<typeof useText>>[0];
