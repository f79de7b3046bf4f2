import { contentTypes } from '../host/strapi';

/*
 * What a schema hides from forms and lists, `config.attributes`, the host offers all the same, by its raw name: in the filters of a
 * list, among its columns and in "Configure the view". The panel is not told of it.
 */

interface KnownType {
  uid: string;
  attributes: Record<string, unknown>;
}

interface AnsweredInit {
  body?: { data?: { contentTypes?: KnownType[] } };
}

interface Init {
  getInitData(ctx: AnsweredInit): unknown;
}

type Hiding = { config?: { attributes?: Record<string, { hidden?: boolean }> } };

function hiddenOf(uid: string): string[] {
  const type = contentTypes().find((one) => one.uid === uid) as Hiding | undefined;
  const { attributes = {} } = type?.config ?? {};
  return Object.keys(attributes).filter((name) => attributes[name]!.hidden === true);
}

function withoutHidden(type: KnownType): KnownType {
  const hidden = hiddenOf(type.uid);
  const shown = Object.entries(type.attributes).filter(([name]) => !hidden.includes(name));
  return { ...type, attributes: Object.fromEntries(shown) };
}

/** Before the Content Manager's routes are made of it. */
export function hideInternalAttributes(): void {
  const controllers = strapi.get('controllers') as unknown as {
    extend(uid: string, change: (controller: Init) => Init): void;
  };
  controllers.extend('plugin::content-manager.init', (controller) => ({
    ...controller,
    async getInitData(ctx) {
      await controller.getInitData(ctx);
      const { data } = ctx.body ?? {};
      if (!data?.contentTypes) return;
      data.contentTypes = data.contentTypes.map((type) =>
        type.uid.startsWith('plugin::svc.') ? withoutHidden(type) : type,
      );
    },
  }));
}
