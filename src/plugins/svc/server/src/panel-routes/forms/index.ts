import { attendeeForm } from './attendee';
import { eventForm } from './event';
import type { Form } from './form';
import { orderForm } from './order';
import { organizerForm } from './organizer';
import { refundRequestForm } from './refund-request';
import { outboxForm } from './outbox';
import { categoryForm, tagForm } from './term';
import { siteForm } from './site';
import { ticketForm } from './ticket';
import { venueForm } from './venue';
import { voucherForm } from './voucher';

export const forms: Form[] = [
  eventForm,
  ticketForm,
  voucherForm,
  attendeeForm,
  orderForm,
  refundRequestForm,
  venueForm,
  organizerForm,
  categoryForm,
  tagForm,
  siteForm,
  outboxForm,
];
