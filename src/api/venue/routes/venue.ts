import { resource } from '../../../rest/resource';
import { text, webAddress } from '../../../rest/schema';

export default resource({
  uid: 'api::venue.venue',
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
