import { eventForm } from './event';
import type { Form } from './form';
import { organizerForm } from './organizer';
import { categoryForm, tagForm } from './term';
import { ticketForm } from './ticket';
import { venueForm } from './venue';

export const forms: Form[] = [
  eventForm,
  ticketForm,
  venueForm,
  organizerForm,
  categoryForm,
  tagForm,
];
