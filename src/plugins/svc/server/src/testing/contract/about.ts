import { built } from '../built';
import type { Handle } from '../client';
import type { Fields } from '../things';
import type { Service } from '../service';

/** What {@link checkResource} is told of a type. All else it takes from what is declared. */
export interface About {
  /** Strapi's name of the type, `api::performer.performer`. */
  uid: string;
  /** Values of fields, as they are sent, where those that are made from the declaration will not do. */
  sample?: Fields;
  /** Values that are refused, besides those that the kinds of the fields refuse. */
  wrong?: [field: string, values: unknown[]][];
}

/** The service under test, and somebody who may do everything with the things. */
export interface Running {
  service: Service;
  editor: Handle;
}

/** An id that nothing has. */
export const unknownId = 999_999_999;

/** Where visitors find the site of the running service, without a slash at the end. */
export function siteOf(): string {
  return built<typeof import('../../host/strapi')>('host/strapi').settings().publicUrl;
}
