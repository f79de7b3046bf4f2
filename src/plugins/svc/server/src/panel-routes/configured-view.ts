import type { FieldMetadata, ViewConfiguration } from '../host/content-manager';
import type { Form, FormField } from './forms/form';

export function describe(metadata: FieldMetadata, field: FormField): FieldMetadata {
  const { label, help = '', placeholder = '', isReadOnly = false, mainField } = field;
  return {
    edit: {
      ...metadata.edit,
      label,
      description: help,
      placeholder,
      editable: !isReadOnly,
      ...(mainField && { mainField }),
    },
    list: { ...metadata.list, label },
  };
}

/** Inputs that the form does not speak of: an attribute that is new in the schema shows up, at the end. */
function remainingInputs(form: Form, configuration: ViewConfiguration) {
  return configuration.layouts.edit
    .map((row) => row.filter(({ name }) => !(name in form.fields)))
    .filter((row) => row.length > 0);
}

/** The form on top of what the Content Manager would show by itself. Attributes the type does not have are left out. */
export function configuredView(form: Form, configuration: ViewConfiguration): ViewConfiguration {
  const has = (name: string) => name in configuration.metadatas;
  const described = Object.entries(form.fields)
    .filter(([name]) => has(name))
    .map(([name, field]) => [name, describe(configuration.metadatas[name]!, field)] as const);
  const rows = form.rows
    .map((row) => row.filter(([name]) => has(name)).map(([name, size]) => ({ name, size })))
    .filter((row) => row.length > 0);
  return {
    ...configuration,
    settings: {
      ...configuration.settings,
      mainField: form.mainField ?? 'title',
      defaultSortBy: form.sortBy,
      defaultSortOrder: form.sortOrder ?? 'ASC',
      pageSize: 20,
    },
    metadatas: { ...configuration.metadatas, ...Object.fromEntries(described) },
    layouts: {
      list: form.columns.filter(has),
      edit: [...rows, ...remainingInputs(form, configuration)],
    },
  };
}
