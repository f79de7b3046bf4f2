import { isCapabilityName } from '../../access/capabilities';
import { faultOf } from '../deprecation';
import type { Resource } from './declaration';
import { makeAll, Mismatch } from './resolve-fields';

/*
 * What a declaration says that nothing listens to. The types say so while it is written, and here it stops the start:
 * tests and bundlers compile without them.
 */

const settings = [
  ...['path', 'fields', 'address', 'embed', 'filters', 'order', 'orderby', 'drafts', 'located'],
  ...['edit', 'remove', 'under', 'actions', 'deprecated', 'override', 'listTools'],
];

const addresses = ['url', 'page', 'slug'];

/** The operations that there are, each with what the declaration has to say for it. */
const operations: Record<string, keyof Resource | undefined> = {
  list: undefined,
  get: undefined,
  create: 'edit',
  update: 'edit',
  remove: 'remove',
};

function assertSettings({ uid, ...declared }: Resource): void {
  const unknown = Object.keys(declared).filter((name) => !settings.includes(name));
  const can = `it can have ${settings.join(', ')}`;
  if (unknown.length > 0)
    throw new Mismatch(...unknown.map((name) => `has no setting ${name}; ${can}`));
  if (declared.located !== undefined && declared.located !== true)
    throw new Mismatch(`cannot be located ${JSON.stringify(declared.located)}; it can say true`);
  if (declared.listTools !== undefined && declared.listTools !== true)
    throw new Mismatch(
      `cannot have the listTools ${JSON.stringify(declared.listTools)}; it can say true`,
    );
  if (declared.address && !addresses.includes(declared.address))
    throw new Mismatch(
      `cannot have the address ${declared.address}; it can be one of ${addresses.join(', ')}`,
    );
}

function assertDeprecation({ deprecated }: Resource): void {
  const fault = faultOf(deprecated);
  if (fault) throw new Mismatch(fault);
}

function assertOverride(declared: Resource): void {
  for (const [name, override] of Object.entries(declared.override ?? {})) {
    if (!(name in operations))
      throw new Mismatch(
        `cannot override ${name}; it can override ${Object.keys(operations).join(', ')}`,
      );
    const needed = operations[name];
    if (needed && !declared[needed])
      throw new Mismatch(`cannot override ${name}, which it does not have: say ${needed}`);
    if (typeof override !== 'function')
      throw new Mismatch(`cannot override ${name} without a function (next) => (request) => …`);
  }
}

function assertActions({ actions = {} }: Resource): void {
  for (const [name, action] of Object.entries(actions)) {
    if (!/^[a-z][a-z\d-]*$/.test(name))
      throw new Mismatch(
        `cannot have an action ${name}: its name is part of an address, in small letters, digits and hyphens`,
      );
    if (typeof action?.work !== 'function')
      throw new Mismatch(`has an action ${name} that action() has not made`);
  }
}

function assertCapabilities({ edit, remove, drafts, actions = {} }: Resource): void {
  const names = [edit, remove].flatMap((one) =>
    typeof one === 'object' ? [one.own, one.others] : [one],
  );
  names.push(drafts?.read, ...Object.values(actions).map((action) => action?.capability));
  const wrong = names.filter((name) => name !== undefined && !isCapabilityName(name));
  if (wrong.length > 0)
    throw new Mismatch(
      ...wrong.map(
        (name) =>
          `asks for ${JSON.stringify(name)}: a capability has a name of small letters, digits and _`,
      ),
    );
}

/** @throws Mismatch with what nothing could make of the declaration */
export function assertDeclared(declared: Resource): void {
  makeAll<unknown>(
    [assertSettings, assertDeprecation, assertOverride, assertActions, assertCapabilities].map(
      (check) => () => check(declared),
    ),
  );
}
