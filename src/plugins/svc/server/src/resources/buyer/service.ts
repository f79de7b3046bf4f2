import { eraseBuyer } from './operations/erase-buyer';
import { exportBuyer } from './operations/export-buyer';

/**
 * `strapi.plugin('svc').service('buyer')`: a person, by the e-mail address that orders and attendees have, in letters of
 * either case. Ids are public ones, amounts minor units, times seconds since 1970.
 */
export const buyerService = { export: exportBuyer, erase: eraseBuyer };
