import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { SvcError } from 'svc-client';
import { ProblemText } from './problem-text';
import type { Words } from './reason';
import { useAction } from './use-action';

interface Props {
  title: string;
  /** What comes of it. */
  lead: string;
  button: string;
  /** Whether there is something to be done; it is, unless said. */
  isReady?: boolean;
  /** What is asked once more before something is done for good; left out where one can undo it. */
  confirm?: (form: FormData) => string;
  act: (form: FormData) => Promise<void>;
  words: Words;
  children?: (problem: SvcError | null) => ReactNode;
}

/** A form that does one thing, and asks first where that is final. What was typed stays until it is done. */
export function ActionForm(props: Props) {
  const { title, lead, button, isReady = true, confirm, act, words, children } = props;
  const { isBusy, problem, run } = useAction();
  const [question, setQuestion] = useState('');
  const heading = useId();

  function submit(submitted: FormEvent<HTMLFormElement>) {
    submitted.preventDefault();
    const form = new FormData(submitted.currentTarget);
    if (confirm && !question) return setQuestion(confirm(form));
    void run(() => act(form)).then(() => setQuestion(''));
  }

  return (
    <div role="group" className="action" aria-labelledby={heading}>
      <form onSubmit={submit}>
        <h3 id={heading}>{title}</h3>
        <p className="quiet">{lead}</p>
        <div hidden={question !== ''}>{children?.(problem)}</div>
        <ProblemText error={problem} words={words} />
        {question && <p role="alert">{question}</p>}
        <p>
          <button type="submit" disabled={isBusy || !isReady}>
            {question ? `${button} for good` : button}
          </button>
          {question && (
            <button type="button" className="plain" autoFocus onClick={() => setQuestion('')}>
              Leave it as it is
            </button>
          )}
        </p>
      </form>
    </div>
  );
}
