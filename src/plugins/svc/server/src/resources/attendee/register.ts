import { registerDocumentLock } from '../../host/document-writes';
import { lockAttendee } from './lock';
import { registerAttendeeMiddleware } from './document-middleware';

export default {
  register() {
    registerDocumentLock('plugin::svc.attendee', lockAttendee);
    registerAttendeeMiddleware();
  },
};
