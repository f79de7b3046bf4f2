import { askBank } from '../stripe';

/* What a bank asks of a buyer who pays on our page. Whatever is answered, the service asks Stripe how the payment stands. */

const secondsBetweenLooks = 3;

export function goOnWithBank(): void {
  const form = document.querySelector<HTMLFormElement>('[data-bank-key]');
  if (!form) return;
  const { bankKey: key = '', secret = '', back = '', do: what } = form.dataset;
  const goBack = () => location.replace(back);
  if (what === 'wait') setTimeout(goBack, secondsBetweenLooks * 1000);
  if (what === 'ask') void askBank({ key }, secret).then(goBack, goBack);
}
