import type { DoorEvent } from '../../server/src/contract/door';
import { eventChooser } from './choose-event';
import { showDoor } from './door-view';
import { el, show } from './dom';
import { forgetAll, hasSignedOut, keepEvent, keptEvent } from './kept';
import { ask, endSignedOut, RequestError, resume, signIn, signOut, TooManyTries } from './session';
import { forget, waiting } from './scans';
import { language, say, type Text } from './texts';

/* From signing in to the door of an event; an event is chosen once, and stays chosen. */

const failures: Record<RequestError['failure'], Text> = {
  offline: 'noNetwork',
  failed: 'failed',
  'signed out': 'signInHint',
  forbidden: 'noTick',
  gone: 'eventGone',
};

function failureText(error: unknown): string {
  if (error instanceof TooManyTries) {
    const { minutes } = error;
    if (minutes === null) return say('tooManySome');
    return minutes === 1 ? say('tooManyOne') : say('tooMany', { minutes });
  }
  return say(error instanceof RequestError ? failures[error.failure] : 'failed');
}

function showSignIn(): void {
  const email = el('input', {
    id: 'email',
    type: 'email',
    autocomplete: 'username',
    required: true,
  });
  const password = el('input', {
    id: 'password',
    type: 'password',
    autocomplete: 'current-password',
    required: true,
  });
  const problem = el('p', { className: 'problem', role: 'alert' });
  const form = el(
    'form',
    { className: 'card' },
    el('h1', {}, say('title')),
    el('p', {}, say('signInHint')),
    el('label', { htmlFor: 'email' }, say('email')),
    email,
    el('label', { htmlFor: 'password' }, say('password')),
    password,
    problem,
    el('button', { className: 'primary' }, say('signIn')),
  );
  form.onsubmit = (submitted) => {
    submitted.preventDefault();
    problem.textContent = '';
    signIn(email.value, password.value)
      .then((isIn) => (isIn ? begin() : void (problem.textContent = say('wrongPassword'))))
      .catch((error) => (problem.textContent = failureText(error)));
  };
  show(form);
}

async function leave(): Promise<void> {
  const count = waiting();
  const question = say(count === 1 ? 'keepQueueOne' : 'keepQueue', { count });
  if (count > 0 && !confirm(question)) return;
  forget();
  signOut();
  await forgetAll();
  showSignIn();
}

function openDoor(event: DoorEvent): Promise<void> {
  keepEvent(event);
  return showDoor(event, { onLeave: () => void showEvents(), onSignIn: showSignIn });
}

async function findEvents(search = ''): Promise<DoorEvent[]> {
  const query = search === '' ? '' : `?search=${encodeURIComponent(search)}`;
  return (await ask<{ events: DoorEvent[] }>(`/svc-admin/door/events${query}`)).events;
}

/** Without the events there is the door that was open before, whose guests are kept; and another try. */
function waysOn(): HTMLElement[] {
  const event = keptEvent();
  const retry = el('button', { type: 'button', className: event ? 'plain' : 'primary' });
  retry.textContent = say('tryAgain');
  retry.onclick = () => void showEvents();
  if (!event) return [retry];
  const back = el('button', { type: 'button', className: 'primary' });
  back.textContent = say('backTo', { event: event.title });
  back.onclick = () => void openDoor(event);
  return [back, retry];
}

async function showEvents(): Promise<void> {
  const out = el('button', { type: 'button', className: 'plain' }, say('signOut'));
  out.onclick = () => void leave();
  try {
    const events = await findEvents();
    show(
      el('header', {}, el('h1', {}, say('chooseEvent')), out),
      ...(events.length > 0
        ? eventChooser(events, {
            find: findEvents,
            choose: (event) => void openDoor(event),
          })
        : [el('p', { className: 'note' }, say('noEvents'))]),
    );
  } catch (error) {
    if (error instanceof RequestError && error.failure === 'signed out') return showSignIn();
    const problem = el('p', { className: 'note', role: 'alert' }, failureText(error));
    show(el('header', {}, el('h1', {}, say('title')), out), problem, ...waysOn());
  }
}

/** Where it was, where an event is chosen: without a network, too. */
async function begin(): Promise<void> {
  const event = keptEvent();
  if (event) await openDoor(event);
  else await showEvents();
}

/** Where a keyboard lies over the page, what is at its end stays in sight, above the keyboard. */
function stayInSight(): void {
  const view = window.visualViewport;
  view?.addEventListener('resize', () => {
    // Who looks at a part of the page more closely has no keyboard open.
    if (view.scale > 1) return;
    document.body.style.setProperty('--seen', `${view.height}px`);
    window.scrollTo(0, 0);
  });
}

async function start(): Promise<void> {
  stayInSight();
  document.documentElement.lang = language;
  document.title = say('title');
  void navigator.serviceWorker?.register('/door/offline.js', { scope: '/door' });
  endSignedOut();
  if (hasSignedOut()) return showSignIn();
  try {
    if (!(await resume())) return showSignIn();
  } catch {
    // No network: what is kept here goes on.
    if (!keptEvent()) return showSignIn();
  }
  await begin();
}

void start();
