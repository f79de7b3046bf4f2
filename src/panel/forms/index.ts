import { attendeeForm } from './attendee';
import { eventForm } from './event';
import type { Form } from './form';
import { orderForm } from './order';
import { organizerForm } from './organizer';
import { categoryForm, tagForm } from './term';
import { ticketForm } from './ticket';
import { venueForm } from './venue';

export const forms: Form[] = [
  eventForm,
  ticketForm,
  attendeeForm,
  orderForm,
  venueForm,
  organizerForm,
  categoryForm,
  tagForm,
];
