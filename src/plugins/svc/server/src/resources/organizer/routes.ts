import { resource } from '../../kit/resource';

export default resource('plugin::svc.organizer', {
  path: 'svc/events/v1/organizers',
  address: 'page',
  edit: 'edit_svc_organizers',
  remove: 'delete_svc_organizers',
  fields: { phone: true, website: true, email: true },
});
