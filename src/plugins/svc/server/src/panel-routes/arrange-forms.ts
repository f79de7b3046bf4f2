import { hasPublicId } from '../identity/document-middleware';
import { contentTypes } from '../host/strapi';
import { addedInputs } from '../kit/resource/extend';
import { configuredView, describe } from './configured-view';
import { viewConfigurations } from '../host/content-manager';
import { forms } from './forms';
import { defaultForm, labelOf } from './forms/default-form';
import { eventForm } from './forms/event';
import { identityFields } from './forms/form';

/**
 * Arranges each content type's form and list at the first start that knows the type. From then on they are the
 * administrator's ("Configure the view"): never touched again. Internal types are left as they are.
 */
export async function arrangeFormsOnce(): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'svc' });
  const arranged = ((await store.get({ key: 'forms-arranged' })) as string[] | null) ?? [];
  for (const type of contentTypes().filter(({ uid }) => !arranged.includes(uid))) {
    const own = forms.find(({ uid }) => uid === type.uid);
    if (!own && !hasPublicId(type)) continue;
    const current = await viewConfigurations().findConfiguration(type);
    const form = own ?? defaultForm(type, current);
    await viewConfigurations().updateConfiguration(type, configuredView(form, current));
    arranged.push(type.uid);
    await store.set({ key: 'forms-arranged', value: arranged });
  }
}

/**
 * Labels the inputs of the fields that a project adds, each at the first start that knows it. The Content Manager has put
 * them behind the others.
 */
export async function labelAddedInputsOnce(): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'svc' });
  const labelled = ((await store.get({ key: 'inputs-labelled' })) as string[] | null) ?? [];
  const types = new Map(contentTypes().map((type) => [type.uid, type]));
  for (const { uid, attribute, label = labelOf(attribute), help } of addedInputs(types)) {
    const name = `${uid}#${attribute}`;
    const current = await viewConfigurations().findConfiguration(types.get(uid)!);
    const metadata = current.metadatas[attribute];
    if (labelled.includes(name) || !metadata) continue;
    const described = describe(metadata, { label, ...(help && { help }) });
    const metadatas = { ...current.metadatas, [attribute]: described };
    await viewConfigurations().updateConfiguration(types.get(uid)!, { ...current, metadatas });
    labelled.push(name);
    await store.set({ key: 'inputs-labelled', value: labelled });
  }
}

/** The address of events was there to be read only: where nobody has said anything else of it, it is typed from now on. */
export async function letTypeAddressesOnce(): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'svc' });
  if (await store.get({ key: 'addresses-typed' })) return;
  const type = contentTypes().find(({ uid }) => uid === eventForm.uid)!;
  const current = await viewConfigurations().findConfiguration(type);
  const metadata = current.metadatas.slug;
  if (metadata?.edit.description === identityFields.slug.help) {
    const metadatas = { ...current.metadatas, slug: describe(metadata, eventForm.fields.slug!) };
    await viewConfigurations().updateConfiguration(type, { ...current, metadatas });
  }
  await store.set({ key: 'addresses-typed', value: true });
}
