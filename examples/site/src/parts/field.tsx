import type { InputHTMLAttributes } from 'react';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  /** Where a page has several of this name. */
  id?: string;
  label: string;
  name: string;
  /** What is wrong with it, as the service says it. */
  problem?: string | undefined;
}

/** A labelled input, with what is wrong below it. */
export function Field({ label, name, id = `field-${name}`, problem, ...input }: Props) {
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        {...input}
      />
      {problem && (
        <span className="problem" id={`${id}-problem`}>
          {problem}
        </span>
      )}
    </p>
  );
}
