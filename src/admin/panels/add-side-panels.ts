import type { StrapiApp } from '@strapi/strapi/admin';
import { contentManagerApis } from '../shared/content-manager';
import { ApplicationPasswordsPanel } from './application-passwords/panel';
import { EventPanel } from './event-panel';

export function addSidePanels(app: StrapiApp): void {
  contentManagerApis(app).addEditViewSidePanel([EventPanel, ApplicationPasswordsPanel]);
}
