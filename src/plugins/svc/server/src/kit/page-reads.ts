import type { ServerResponse } from 'node:http';
import type { Context } from 'koa';
import type { Handler } from './registry';

/*
 * Pages that sign nobody in, for those who answer such reads more quickly than the host (ADR 25).
 */

/** A page as the host's router knows it. */
export interface PageRead {
  /** `/events/:slug`. */
  path: string;
  handler: Handler;
  /**
   * What the page depends on besides address, second and database, for a guest who brings nothing; it is given `Accept-Language`.
   * Undefined where the page is one visitor's alone.
   */
  variantOf?: ((acceptLanguage: string, context: () => Context) => string) | undefined;
}

let reads: PageRead[] = [];

/** All of them; those of an earlier start are none any more. */
export function setPageReads(pages: PageRead[]): void {
  reads = pages;
}

export function pageReads(): readonly PageRead[] {
  return reads;
}

/** What of an answer is one guest's alone. */
export interface Personal {
  /** The value of `Set-Cookie`. */
  cookie: string;
  /** What stands in the page as often as it likes, and is a secret or must not come twice. */
  texts: readonly string[];
}

/** The same for whoever asks next: as many texts, each as long. */
export interface Renewable extends Personal {
  renew: () => Personal;
}

const personal = new WeakMap<ServerResponse, Renewable>();

/** Says of an answer what is new in each one of the same page. All else in it is the same for every guest. */
export function tellPersonal(response: ServerResponse, renewable: Renewable): void {
  personal.set(response, renewable);
}

/** Undefined where nothing has been said. */
export function personalOf(response: ServerResponse): Renewable | undefined {
  return personal.get(response);
}
