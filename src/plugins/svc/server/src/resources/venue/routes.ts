import { resource } from '../../kit/resource';
import { text, webAddress } from '../../kit/schema';

export default resource({
  uid: 'plugin::svc.venue',
  path: 'svc/events/v1/venues',
  edit: 'edit_svc_venues',
  remove: 'delete_svc_venues',
  address: 'url',
  fields: {
    address: text(),
    city: text(),
    state: text(),
    zip: text({ max: 32 }),
    country: text(),
    phone: text({ max: 64 }),
    website: webAddress(),
  },
});
