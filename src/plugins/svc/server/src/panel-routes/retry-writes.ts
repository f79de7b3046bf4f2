import type { Context, Next } from 'koa';
import { isGuardedType } from '../host/own-types';
import { lockDocument } from '../host/document-writes';
import { retriedTransaction } from '../database/transaction';

/*
 * What the host's own panel routes write of guarded types: each request in one transaction, tried again when the database asks for it.
 * Some of them write several times (all that was ticked, or save and publish), and would stop halfway.
 */

/** What is written by routes that name no type. */
const roleType = 'plugin::users-permissions.role';

type Action = (this: unknown, ctx: Context, next: Next) => Promise<unknown>;
type Controller = Record<string, Action>;

interface ControllersRegistry {
  extend(uid: string, change: (controller: Controller) => Controller): void;
}

const writesOf: Record<string, string[]> = {
  'plugin::content-manager.collection-types': [
    'create',
    'update',
    'clone',
    'autoClone',
    'publish',
    'unpublish',
    'discard',
    'delete',
    'bulkPublish',
    'bulkUnpublish',
    'bulkDelete',
  ],
  'plugin::content-manager.single-types': [
    'createOrUpdate',
    'publish',
    'unpublish',
    'discard',
    'delete',
  ],
  'plugin::users-permissions.contentmanageruser': ['create', 'update'],
  'plugin::users-permissions.role': ['createRole', 'updateRole', 'deleteRole'],
};

/**
 * The documents of a bulk action, in an order that is the same for everybody. Each is there once, in the request too: the
 * host would publish it twice at once, in one transaction, and leave two published rows.
 */
function selectedDocuments({ request }: Context): string[] {
  const body = (request.body ?? {}) as { documentIds?: unknown };
  if (!Array.isArray(body.documentIds)) return [];
  body.documentIds = [...new Set(body.documentIds as unknown[])];
  const texts = (body.documentIds as unknown[]).filter((id) => typeof id === 'string');
  return texts.sort();
}

function inOneTransaction(action: Action): Action {
  return function retried(ctx, next) {
    const { model } = ctx.params as { model?: string };
    if (!isGuardedType(model ?? roleType)) return action.call(this, ctx, next);
    return retriedTransaction(async (trx) => {
      // All at first: of two who ticked the same, each would have what the other waits for.
      if (model) for (const id of selectedDocuments(ctx)) await lockDocument(trx, model, id);
      return action.call(this, ctx, next);
    });
  };
}

/** To be called before the host makes its routes. */
export function retryPanelWrites(): void {
  const controllers = strapi.get('controllers') as ControllersRegistry;
  for (const [uid, names] of Object.entries(writesOf)) {
    controllers.extend(uid, (controller) => {
      const writes = names.map((name) => [name, inOneTransaction(controller[name]!)] as const);
      return { ...controller, ...Object.fromEntries(writes) };
    });
  }
}
