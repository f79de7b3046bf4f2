import { resource } from '../../kit/resource';
import { alike } from '../../kit/resource/filters';

export default resource('plugin::svc.venue', {
  path: 'svc/events/v1/venues',
  address: 'page',
  edit: 'edit_svc_venues',
  remove: 'delete_svc_venues',
  fields: {
    address: true,
    city: true,
    state: true,
    zip: true,
    country: true,
    phone: true,
    website: true,
  },
  located: true,
  filters: { city: alike(), country: alike() },
});
