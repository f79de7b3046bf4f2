import { showOwnClock } from './own-clock';
import { showTimeLeft } from './time-left';
import { addSteppers } from './steppers';
import { updateInPlace } from './cart';
import { goOnWithBank } from './bank';
import { takeCards } from './card';

/*
 * What the service's own pages do where scripts run: nothing that they could not do without. Texts come with the page, in its language.
 */

function enhance(): void {
  showTimeLeft();
  showOwnClock();
  addSteppers();
  updateInPlace(enhance);
}

/** Who has sent a form that was refused reads why before anything else. */
function beginWithAlert(): void {
  document.querySelector<HTMLElement>('.alert[tabindex]')?.focus();
}

enhance();
beginWithAlert();
takeCards();
goOnWithBank();
