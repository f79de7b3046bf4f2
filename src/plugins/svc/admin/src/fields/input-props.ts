import type { ReactNode } from 'react';

/** What the inputs of custom fields use of that which the Content Manager hands them. */
export interface InputProps {
  name: string;
  label: string;
  labelAction?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  placeholder?: string;
}
