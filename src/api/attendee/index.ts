import { database } from '../../strapi';
import { fillRows } from './fill-rows';
import { watchAttendeeRules } from './rules/attendee-rules';

export default {
  register: watchAttendeeRules,
  bootstrap: () => fillRows(database()),
};
