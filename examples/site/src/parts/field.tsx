import type { InputHTMLAttributes } from 'react';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  name: string;
  /** What is wrong with it, as the service says it. */
  problem?: string | undefined;
}

/** A labelled input, with what is wrong below it. */
export function Field({ label, name, problem, ...input }: Props) {
  const id = `field-${name}`;
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
