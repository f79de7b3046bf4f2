import type { StrapiApp } from '@strapi/strapi/admin';
import { TrashSwitch } from './trash-switch';

export function addTrashSwitch(app: StrapiApp): void {
  app
    .getPlugin('content-manager')
    .injectComponent('listView', 'actions', { name: 'svc-trash-switch', Component: TrashSwitch });
}
