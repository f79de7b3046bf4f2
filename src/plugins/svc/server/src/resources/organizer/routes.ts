import { resource } from '../../kit/resource';
import { emailAddress, text, webAddress } from '../../kit/schema';

export default resource({
  uid: 'plugin::svc.organizer',
  path: 'svc/events/v1/organizers',
  edit: 'edit_svc_organizers',
  remove: 'delete_svc_organizers',
  address: 'url',
  fields: { phone: text({ max: 64 }), website: webAddress(), email: emailAddress() },
});
