import type { Core } from '@strapi/strapi';
import { settingsOrExit } from './environment';
import { sitePath } from '#svc/pages/site-path';

/**
 * The service's own address leads to what is on, where the service sells on pages of its own; else to the panel, as Strapi
 * has it. To be called while the project registers: of several routes of one path the first answers.
 */
export function leadToEvents(): void {
  if (!settingsOrExit().shopPages) return;
  const home = {
    method: 'GET',
    path: '/',
    config: { auth: false },
    handler: (ctx: { redirect: (address: string) => void }) => ctx.redirect(sitePath('/events')),
  };
  strapi.server.routes([home as unknown as Core.Route]);
}
