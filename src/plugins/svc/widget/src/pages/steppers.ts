/* Beside a quantity stand two buttons, one less and one more. The field stays what is sent. */

function button(sign: string, label: string, step: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  Object.assign(made, { type: 'button', className: 'second', textContent: sign });
  made.setAttribute('aria-label', label);
  made.addEventListener('click', step);
  return made;
}

function addStepper(field: HTMLInputElement): void {
  const { less, more } = field.dataset;
  if (!less || !more || field.parentElement?.classList.contains('stepper')) return;
  const step = (by: number) => () => {
    const now = /^\d+$/.test(field.value) ? Number(field.value) : 0;
    field.value = String(Math.max(0, now + by));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const around = document.createElement('span');
  around.className = 'stepper';
  field.replaceWith(around);
  around.append(button('−', less, step(-1)), field, button('+', more, step(1)));
}

export function addSteppers(): void {
  document.querySelectorAll<HTMLInputElement>('input.number').forEach(addStepper);
}
