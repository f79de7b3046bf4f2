import { watchAttendeeRules } from './rules/attendee-rules';

export default {
  register: watchAttendeeRules,
};
