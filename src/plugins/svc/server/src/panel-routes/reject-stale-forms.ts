import type { Knex } from 'knex';
import { lockDocument } from '../host/document-writes';
import { isGuardedType } from '../host/own-types';
import { queryEngine, withCreator } from '../host/query-engine';
import { retriedTransaction } from '../host/strapi';
import { type AdministratorRow, nameOf } from '../host/administrator-name';
import { permissionChecker } from '../host/content-manager';

/*
 * Nobody saves a form over what somebody else has saved since it was loaded. A form that says by `updatedAt` which
 * version it shows is compared with the newest one, and refused where that is another. Whoever does not say so is let
 * through, as the Content Manager does.
 */

type Fields = Record<string, unknown>;

/** What the Content Manager's controllers are given, as far as we look at it. */
interface FormRequest {
  params: { model: string; id?: string };
  request: { body?: Fields };
  state: { userAbility: unknown };
  status: number;
  body: unknown;
}

type Save = (ctx: FormRequest) => Promise<unknown>;

/** The newest version of what a form shows: its draft, where the type has drafts. */
interface Version {
  documentId: string;
  updatedAt: string;
  updatedBy: AdministratorRow | null;
}

function versionShown(form: Fields): number | undefined {
  const time = typeof form.updatedAt === 'string' ? Date.parse(form.updatedAt) : NaN;
  return Number.isNaN(time) ? undefined : time;
}

/** A single type has one document, which its address does not name. */
async function documentOf({ params: { model, id } }: FormRequest): Promise<string | undefined> {
  if (id) return id;
  const one = await queryEngine(model).findOne({ select: ['documentId'] });
  return one?.documentId;
}

async function newestVersion(model: string, documentId: string, { locale }: Fields) {
  const { options, pluginOptions } = strapi.contentType(model as never) as {
    options?: { draftAndPublish?: boolean };
    pluginOptions?: { i18n?: { localized?: boolean } };
  };
  const where = {
    documentId,
    ...(options?.draftAndPublish && { publishedAt: null }),
    ...(pluginOptions?.i18n?.localized && locale ? { locale } : {}),
  };
  return queryEngine(model).findOne({
    where,
    // Conditions of a role look at who made it.
    populate: {
      ...withCreator,
      updatedBy: { select: ['id', 'firstname', 'lastname', 'username'] },
    },
  });
}

function sendError(ctx: FormRequest, status: number, message: string, details: object): void {
  const name = status === 404 ? 'NotFoundError' : 'ConflictError';
  // Not thrown: it would be logged as a failure.
  ctx.status = status;
  ctx.body = { data: null, error: { status, name, message, details } };
}

/** Says who, to those who may read the thing. */
function sendConflict(ctx: FormRequest, version: Version): void {
  const mayRead = !permissionChecker(ctx.state.userAbility, ctx.params.model).cannot.read(version);
  const { updatedAt, updatedBy } = version;
  const changedBy = updatedBy && { id: updatedBy.id, name: nameOf(updatedBy) };
  const what = changedBy
    ? `${changedBy.name} changed this while you had it open.`
    : 'This was changed over the API while you had it open.';
  const message = mayRead ? what : 'This was changed while you had it open.';
  sendError(ctx, 409, `${message} Nothing was saved.`, mayRead ? { updatedAt, changedBy } : {});
}

async function saveIfUnchanged(save: Save, ctx: FormRequest, shown: number, trx: Knex) {
  const { model } = ctx.params;
  const documentId = await documentOf(ctx);
  if (documentId) await lockDocument(trx, model, documentId);
  const version = documentId && (await newestVersion(model, documentId, ctx.request.body!));
  if (!version) return sendError(ctx, 404, 'This was deleted while you had it open.', {});
  if (Date.parse(version.updatedAt) !== shown) return sendConflict(ctx, version);
  return save(ctx);
}

/** All of it is one transaction: of two who save the same version at the same instant, one is told. */
const guarded =
  (save: Save): Save =>
  (ctx) => {
    const { updatedAt, ...form } = ctx.request.body ?? {};
    const shown = versionShown({ updatedAt });
    if (shown === undefined || !isGuardedType(ctx.params.model)) return save(ctx);
    return retriedTransaction((trx) => {
      // What an attempt makes of it is not what the next one begins with.
      ctx.request.body = structuredClone(form);
      return saveIfUnchanged(save, ctx, shown, trx);
    });
  };

type Controller = Record<string, Save>;

/** Controllers that save forms, and which of their actions do. */
const savers = {
  'plugin::content-manager.collection-types': ['update', 'publish'],
  'plugin::content-manager.single-types': ['createOrUpdate', 'publish'],
  'plugin::users-permissions.contentmanageruser': ['update'],
};

/** Before the Content Manager's routes are made of them. */
export function rejectStaleForms(): void {
  const controllers = strapi.get('controllers') as unknown as {
    extend(uid: string, change: (controller: Controller) => Controller): void;
  };
  for (const [uid, actions] of Object.entries(savers)) {
    controllers.extend(uid, (controller) => ({
      ...controller,
      ...Object.fromEntries(
        actions.map((action) => [action, guarded(controller[action]!.bind(controller))]),
      ),
    }));
  }
}
