import { resource } from '../../../rest/resource';
import { emailAddress, text, webAddress } from '../../../rest/schema';

export default resource({
  uid: 'api::organizer.organizer',
  path: 'svc/events/v1/organizers',
  edit: 'edit_svc_organizers',
  remove: 'delete_svc_organizers',
  address: 'url',
  fields: { phone: text({ max: 64 }), website: webAddress(), email: emailAddress() },
});
