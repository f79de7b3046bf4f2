import { resource } from '../../../rest/resource';

export default resource({
  uid: 'api::tag.tag',
  path: 'svc/events/v1/tags',
  address: 'slug',
  fields: {},
});
