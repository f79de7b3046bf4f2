import type { StrapiApp } from '@strapi/strapi/admin';

/*
 * The host shows what explains a field as it is stored. Here it is said in the language of the panel before a form is drawn.
 */

const helps: Record<string, Record<string, string> | undefined> = {};

/** Where the host keeps the language that somebody has chosen for the panel. */
const chosen = 'strapi-admin-language';

let loading: Promise<void> | undefined;

export function loadHelps(): Promise<void> {
  loading ??= import('./helps-de').then(({ helpsDe }) => {
    helps.de = helpsDe;
  });
  return loading;
}

/** Who reads them waits for them, lest a form be drawn without; whoever chooses the language later has them by then. */
export async function loadHelpsOfReader(): Promise<void> {
  if (localStorage.getItem(chosen) === 'de') await loadHelps();
}

interface Field {
  hint?: string;
  placeholder?: string;
}

interface EditView {
  layout: {
    layout: Field[][][];
    metadatas: Record<string, { description?: string } | undefined>;
  };
}

/** What is stored, as somebody reads it in this language. */
export function helpIn(language: string, stored: string | undefined): string | undefined {
  return (stored && helps[language]?.[stored]) || stored;
}

export function withHelps<View extends EditView>(view: View, language: string): View {
  const { layout, metadatas } = view.layout;
  const say = (stored: string | undefined) => helpIn(language, stored);
  const inWords = (field: Field): Field => ({
    ...field,
    hint: say(field.hint),
    placeholder: say(field.placeholder),
  });
  const described = Object.entries(metadatas).map(([name, one]) => [
    name,
    one && { ...one, description: say(one.description) },
  ]);
  return {
    ...view,
    layout: {
      ...view.layout,
      layout: layout.map((panel) => panel.map((row) => row.map(inWords))),
      metadatas: Object.fromEntries(described) as EditView['layout']['metadatas'],
    },
  };
}

export function translateHelps(app: StrapiApp): void {
  app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', (view: EditView) =>
    withHelps(view, document.documentElement.lang),
  );
}
