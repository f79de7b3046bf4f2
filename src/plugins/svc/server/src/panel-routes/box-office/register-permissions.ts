import { boxOfficePermissions } from '../../contract/box-office-permissions';

/*
 * The one place that meets the service of administrators' permissions, which has no public types.
 */

interface Action {
  actionId: string;
  /** The content types that there is a tick box for. */
  subjects?: string[];
}

interface ActionProvider {
  registerMany(actions: object[]): Promise<unknown>;
  hooks: { willRegister: { register(change: (context: { value: Action }) => void): void } };
}

const writes = ['create', 'update', 'delete', 'publish'];

/**
 * What nobody is allowed. Orders and refund requests are there to be read: what changes them has rules, and actions
 * of its own. Entries of the outbox are made by what happens.
 */
const withdrawn: Record<string, string[]> = {
  'plugin::svc.order': writes,
  'plugin::svc.refund-request': writes,
  'plugin::svc.outbox-entry': ['create'],
};

function actionProvider(): ActionProvider {
  const service = strapi.service('admin::permission') as unknown as {
    actionProvider: ActionProvider;
  };
  return service.actionProvider;
}

const contentManager = 'plugin::content-manager.explorer.';

/**
 * Nobody can be allowed these writes in the Content Manager, Super Admins included. Its buttons and inputs
 * follow from that; a permission of an older version is gone at the next start.
 */
function withdrawWrites(): void {
  actionProvider().hooks.willRegister.register(({ value: action }) => {
    if (!action.actionId.startsWith(contentManager)) return;
    const write = action.actionId.slice(contentManager.length);
    action.subjects = action.subjects?.filter((uid) => !withdrawn[uid]?.includes(write));
  });
}

/** In `register`: the administration's own bootstrap throws grants away that it does not know. */
export async function registerPermissions(): Promise<void> {
  withdrawWrites();
  await actionProvider().registerMany(
    Object.values(boxOfficePermissions).map(({ of, label, id }) => ({
      section: 'settings',
      category: 'Ticketing',
      subCategory: of,
      displayName: label,
      pluginName: 'svc',
      uid: id.slice('plugin::svc.'.length),
    })),
  );
}
