import { resource } from '../../kit/resource';

export default resource('plugin::svc.tag', { path: 'svc/events/v1/tags', address: 'slug' });
