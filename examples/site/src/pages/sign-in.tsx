import { type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Field } from '../parts/field';
import { useTitle } from '../parts/layout';
import { ProblemText } from '../parts/problem-text';
import { useAction } from '../parts/use-action';
import { svc } from '../svc';

export function SignIn() {
  const navigate = useNavigate();
  const { isBusy, problem, run } = useAction();
  useTitle('Sign in');

  function signIn(submitted: FormEvent<HTMLFormElement>) {
    submitted.preventDefault();
    const form = new FormData(submitted.currentTarget);
    void run(async () => {
      await svc.session.signIn(String(form.get('identifier')), String(form.get('password')));
      navigate('/my-tickets', { replace: true });
    });
  }

  return (
    <section className="narrow">
      <h1>Sign in</h1>
      <form onSubmit={signIn}>
        <Field label="Name or e-mail" name="identifier" autoComplete="username" required />
        <Field
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
        <ProblemText error={problem} />
        <button type="submit" disabled={isBusy}>
          Sign in
        </button>
      </form>
    </section>
  );
}
