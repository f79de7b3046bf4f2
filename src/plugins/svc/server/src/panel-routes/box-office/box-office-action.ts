import {
  type BoxOfficePermission,
  boxOfficePermissions,
} from '../../contract/box-office-permissions';
import { permissionChecker } from '../../host/content-manager';
import { queryEngine, withCreator } from '../../host/query-engine';
import type { AdminContext, Handler } from '../../kit/admin-route';

/** What is acted on, as far as every type of the box office has it. */
export interface BoxOfficeDocument {
  documentId: string;
  publicId: number;
  /** Of an order. */
  buyerEmail?: string;
}

export type Act = (thing: BoxOfficeDocument, ctx: AdminContext) => Promise<unknown>;

interface DocumentType {
  uid: 'plugin::svc.attendee' | 'plugin::svc.order' | 'plugin::svc.refund-request';
  name: string;
}

export const order: DocumentType = { uid: 'plugin::svc.order', name: 'order' };
export const attendee: DocumentType = { uid: 'plugin::svc.attendee', name: 'attendee' };
export const refund: DocumentType = { uid: 'plugin::svc.refund-request', name: 'refund request' };

/** For those whom a tick on their role, or one of several, lets do this, to things that they may see. */
export function boxOfficeAction(
  { uid, name }: DocumentType,
  permission: BoxOfficePermission | readonly BoxOfficePermission[],
  act: Act,
): Handler {
  const ticks = [permission].flat();
  return async (ctx) => {
    const { userAbility } = ctx.state;
    const checker = permissionChecker(userAbility, uid);
    const isAllowed = ticks.some((tick) => userAbility.can(boxOfficePermissions[tick].id));
    // Before the look-up, so that nobody learns what there is.
    if (!isAllowed || checker.cannot.read()) return ctx.forbidden();
    const thing: BoxOfficeDocument | null = await queryEngine(uid).findOne({
      where: { documentId: ctx.params.documentId! },
      populate: withCreator,
    });
    if (!thing) return ctx.notFound(`There is no such ${name}.`);
    if (checker.cannot.read(thing)) return ctx.forbidden();
    await act(thing, ctx);
    if (ctx.body === undefined) ctx.status = 204;
  };
}
