import { resource } from '../../kit/resource';

export default resource('plugin::svc.category', {
  path: 'svc/events/v1/categories',
  address: 'slug',
});
