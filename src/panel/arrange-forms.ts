import { configuredView } from './configured-view';
import { viewConfigurations } from './content-manager';
import { forms } from './forms';

/**
 * Arranges each content type's form and list at the first start that knows the type. From then on they are the
 * administrator's ("Configure the view"): never touched again.
 */
export async function arrangeFormsOnce(): Promise<void> {
  const store = strapi.store({ type: 'api', name: 'svc' });
  const arranged = ((await store.get({ key: 'forms-arranged' })) as string[] | null) ?? [];
  for (const form of forms.filter(({ uid }) => !arranged.includes(uid))) {
    const contentType = strapi.contentTypes[form.uid as keyof typeof strapi.contentTypes];
    if (!contentType) continue;
    const current = await viewConfigurations().findConfiguration(contentType);
    await viewConfigurations().updateConfiguration(contentType, configuredView(form, current));
    arranged.push(form.uid);
    await store.set({ key: 'forms-arranged', value: arranged });
  }
}
