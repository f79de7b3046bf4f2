import { eventStatuses } from '../../contract/event-status';
import { forbidden, notSignedIn } from '../../domain/problem';
import { database } from '../../host/strapi';
import type { Caller } from '../../access/caller';
import { type Access, requireCapability, withCapability } from '../../access/requirements';
import type { EndpointRequest } from '../endpoint';
import type { Shape } from '../schema';
import type { Editors } from './declaration';
import { isOwn } from './resolve';
import type { Resolved } from './resolved';
import { ownerOf } from './owners';
import { findRow, type ThingRow } from './select-things';

/*
 * Who may see and write the things of a resource.
 */

/** The capabilities of those who may write, as far as their own things go. */
function capabilitiesOf(editors: Editors): string[] {
  return isOwn(editors) ? [editors.own, editors.others] : [editors];
}

async function isOwner(resolved: Resolved, row: ThingRow, caller: Caller): Promise<boolean> {
  if (!resolved.owner || caller.userId === null) return false;
  return (await ownerOf(database(), resolved, row)) === caller.userId;
}

/** To make things: those who make their own ones become their owners. */
export function createAccess(editors: Editors): Access {
  return withCapability(isOwn(editors) ? editors.own : editors);
}

/** To change or remove one thing; the second capability of `own` is for those of others and of nobody. */
export function writeAccess(resolved: () => Resolved, editors: Editors): Access {
  if (!isOwn(editors)) return withCapability(editors);
  return {
    summary: `Needs ${editors.own} for own things, ${editors.others} for others.`,
    capabilities: capabilitiesOf(editors),
    allowsGuests: false,
    async check({ caller, id }) {
      requireCapability(caller, editors.own, editors.others);
      const row = await findRow(database(), resolved(), id).catch(() => undefined);
      if (!row) return;
      const isTheirs = await isOwner(resolved(), row, caller);
      requireCapability(caller, isTheirs ? editors.own : editors.others);
    },
  };
}

/** What those need who see what guests do not. */
function editorCapabilities({ declared }: Resolved): string[] {
  return declared.edit ? capabilitiesOf(declared.edit) : [];
}

function fieldCapabilities({ fields }: Resolved): string[] {
  return [...new Set(fields.flatMap(({ options }) => options.read ?? []))];
}

function hidden({ fields }: Resolved): string {
  const names = fields
    .filter(({ options }) => options.read)
    .map(({ name, options }) => `${name} needs ${options.read!}`);
  return names.length > 0 ? ` ${names.join(', ')}.` : '';
}

const statuses: readonly unknown[] = eventStatuses;

/** Published things are for everybody; the list of any other status is for those who edit. */
export function listAccess(resolved: Resolved): Access {
  const editing = editorCapabilities(resolved);
  return {
    summary: resolved.hasDrafts
      ? `Public; needs ${editing.join(' or ')} for a status other than publish.${hidden(resolved)}`
      : `Public.${hidden(resolved)}`,
    capabilities: [...fieldCapabilities(resolved), ...(resolved.hasDrafts ? editing : [])],
    allowsGuests: true,
    check({ caller, query }) {
      if (!resolved.hasDrafts || query.status === 'publish' || !statuses.includes(query.status))
        return;
      requireCapability(caller, ...editing);
    },
  };
}

/** Who may see one thing is decided by its status, so only once it is found. */
export function readAccess(resolved: Resolved): Access {
  const capabilities = [
    ...fieldCapabilities(resolved),
    ...(resolved.hasDrafts ? readers(resolved) : []),
  ];
  return {
    summary: resolved.hasDrafts
      ? `Public; what is not published needs ${readers(resolved).join(' or ')} or to be its owner.${hidden(resolved)}`
      : `Public.${hidden(resolved)}`,
    capabilities,
    allowsGuests: true,
    check: () => undefined,
  };
}

/** Who sees what others have not published. */
function readers(resolved: Resolved): string[] {
  const { drafts, edit } = resolved.declared;
  if (drafts) return [drafts.read];
  return isOwn(edit) ? [edit.others] : editorCapabilities(resolved);
}

/** What is in the trash is for those who might take it out again. */
function trashReaders({ declared }: Resolved): string[] {
  const { edit } = declared;
  if (!edit) return [];
  return isOwn(edit) ? [edit.others] : [edit];
}

/** Whose things a list of unpublished ones is about: those who do not see all see their own. */
export function ownersOfList(resolved: Resolved, { caller, query }: EndpointRequest<Shape, Shape>) {
  const isPublic = !resolved.hasDrafts || (query.status ?? 'publish') === 'publish';
  const isAll = isPublic || !resolved.owner || readers(resolved).some((one) => caller.can(one));
  return isAll ? {} : { ownerId: caller.userId ?? 0 };
}

export async function canRead(resolved: Resolved, row: ThingRow, caller: Caller): Promise<boolean> {
  if (!resolved.hasDrafts || row.shown_status === 'publish') return true;
  const can = (capabilities: string[]) => capabilities.some((one) => caller.can(one));
  const sees = row.shown_status === 'trash' ? trashReaders(resolved) : readers(resolved);
  return can(sees) || (await isOwner(resolved, row, caller));
}

/** @throws Problem `notSignedIn` or `forbidden` where the caller may not see it */
export async function assertReadable(resolved: Resolved, row: ThingRow, caller: Caller) {
  if (await canRead(resolved, row, caller)) return;
  throw caller.signedIn ? forbidden() : notSignedIn();
}
