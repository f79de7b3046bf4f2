import { hasPublicId } from '../identity/document-middleware';
import { contentTypes } from '../host/strapi';
import { configuredView } from './configured-view';
import { viewConfigurations } from '../host/content-manager';
import { forms } from './forms';
import { defaultForm } from './forms/default-form';

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
