import { PriceTag } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { boxOfficePermissions } from '../../../server/src/contract/box-office-permissions';
import { message } from '../shared/texts';

/** The counter is in the menu of those who may sell there. */
export function addCounterLink(app: StrapiApp): void {
  app.addMenuLink({
    to: 'box-office',
    icon: PriceTag,
    intlLabel: message('counter.title'),
    permissions: [{ action: boxOfficePermissions.counter.id, subject: null }],
    Component: () => import('./counter-page'),
    position: 2,
  } as unknown as Parameters<StrapiApp['addMenuLink']>[0]);
}
