/** How people see one attribute. */
export interface FormField {
  label: string;
  /** Shown under the input. */
  help?: string;
  placeholder?: string;
  /** Shown, but not to be typed in. */
  isReadOnly?: boolean;
  /** For a relation: the attribute that names the other thing. */
  mainField?: string;
}

/** The Content Manager's forms and lists of one content type. */
export interface Form {
  uid: string;
  /** The attribute that names a thing of this type; `title` unless something else does. */
  mainField?: string;
  /** Attributes in no row have a label for filters and columns, and no input. */
  fields: Record<string, FormField>;
  /** The inputs in their order; a row is twelve wide. */
  rows: (readonly [name: string, size: number])[][];
  columns: string[];
  sortBy: string;
  /** `ASC` where nothing is said. */
  sortOrder?: 'ASC' | 'DESC';
}

/** Fields of what is there to be read: something else changes it. */
export function readOnly(fields: Record<string, FormField>): Record<string, FormField> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, { ...field, isReadOnly: true }]),
  );
}

/** What every type with an identity of its own has, and nobody types in. */
export const identityFields = {
  publicId: { label: 'Number', help: 'The id in the REST API. It never changes.' },
  slug: {
    label: 'Public address',
    help: 'How its address on the site ends. Made from the first title; it never changes.',
    placeholder: 'Made when you save',
    isReadOnly: true,
  },
} satisfies Record<string, FormField>;

/** What the Content Manager keeps on every type. */
export const bookkeepingFields = {
  createdAt: { label: 'Created' },
  updatedAt: { label: 'Last change' },
  createdBy: { label: 'Created by' },
  updatedBy: { label: 'Last changed by' },
} satisfies Record<string, FormField>;
