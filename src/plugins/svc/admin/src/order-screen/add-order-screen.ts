import type { StrapiApp } from '@strapi/strapi/admin';
import { onDemand } from '../shared/on-demand';

/*
 * An order is there to be read: where the host has a form with an input for each column, it stands as people read it.
 */

const type = 'svc-order';

interface Field {
  name: string;
  type?: string;
  size?: number;
}

interface EditView {
  layout: { layout: Field[][][]; metadatas: Record<string, unknown> };
}

/** Of what the form has one field is left, whose place the screen takes. */
function withScreen(view: EditView): EditView {
  const { layout, metadatas } = view.layout;
  const fields = layout.flat(2);
  const field = fields.find(({ name }) => name === 'publicId') ?? fields[0];
  // The hook is not told the type: no other has this column.
  if (!('orderStatus' in metadatas) || !field) return view;
  const screen = [[[{ ...field, type, size: 12 }]]];
  return { ...view, layout: { ...view.layout, layout: screen } };
}

export function addOrderField(app: StrapiApp): void {
  app.addFields({ type, Component: onDemand(() => import('./order-screen')) });
}

export function showOrderScreen(app: StrapiApp): void {
  app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', withScreen);
}
