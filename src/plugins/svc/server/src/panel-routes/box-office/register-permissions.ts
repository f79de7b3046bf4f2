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

/** Types that are there to be read: what changes them has rules, and actions of its own. */
const readOnlyTypes = ['plugin::svc.order', 'plugin::svc.refund-request'];

const writes = ['create', 'update', 'delete', 'publish'].map(
  (action) => `plugin::content-manager.explorer.${action}`,
);

function actionProvider(): ActionProvider {
  const service = strapi.service('admin::permission') as unknown as {
    actionProvider: ActionProvider;
  };
  return service.actionProvider;
}

/**
 * Nobody can be allowed to write these types in the Content Manager, Super Admins included. Its buttons and inputs
 * follow from that; a permission of an older version is gone at the next start.
 */
function withdrawWrites(): void {
  actionProvider().hooks.willRegister.register(({ value: action }) => {
    if (!writes.includes(action.actionId)) return;
    action.subjects = action.subjects?.filter((uid) => !readOnlyTypes.includes(uid));
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
