import { resource } from '../../../rest/resource';

export default resource({
  uid: 'api::category.category',
  path: 'svc/events/v1/categories',
  address: 'slug',
  fields: {},
});
