import { built } from '../built';
import type { Handle } from '../client';
import type { Fields } from '../things';
import type { Service } from '../service';

/** A resource, as the checks of this folder have to know it. */
export interface About {
  /** What it is called in answers and in the description. */
  kind: string;
  /** Strapi's name of the type, where it is not one of the plugin's. */
  uid?: string;
  /** Where it is listed, relative to the REST root. */
  path: string;
  /** The capabilities to create and update, and to delete. */
  edit: string;
  remove: string;
  /** A thing that has everything, as it is sent and as it is shown. */
  full: Fields;
  /** The fields besides the title of a thing that has nothing else. */
  empty: Fields;
  /** Fields, and values of them that are refused. */
  wrong: [field: string, values: unknown[]][];
}

/** The service under test, and somebody who may edit and delete. */
export interface Running {
  service: Service;
  editor: Handle;
}

export const uidOf = ({ kind, uid }: About) => uid ?? `plugin::svc.${kind}`;

/** An id that nothing has. */
export const unknownId = 999_999_999;

/** Where visitors find the site of the running service, without a slash at the end. */
export function siteOf(): string {
  return built<typeof import('../../host/strapi')>('host/strapi').settings().publicUrl;
}
