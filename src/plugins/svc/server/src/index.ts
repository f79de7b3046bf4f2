import { bootstrap } from './bootstrap';
import { contentTypes } from './content-types';
import { destroy } from './destroy';
import { register } from './register';
import { routes } from './routes';
import { services } from './services';
import { config } from './settings';

/** What Strapi loads as `plugin::svc`. */
export default {
  config,
  register,
  bootstrap,
  destroy,
  contentTypes,
  routes,
  services,
};
