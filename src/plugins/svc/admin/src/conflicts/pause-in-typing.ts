/*
 * A window that opens takes the keyboard: what somebody types on after a key that saves would be typed into nothing.
 */

const lookedEvery = 100;
/** So many looks without a key in between are a pause. */
const looks = 10;

const text = 'input, textarea, [contenteditable="true"]';

/** Resolves at once, or where a text has the keyboard when nothing has been typed for a second. */
export function pauseInTyping(): Promise<void> {
  if (!document.activeElement?.matches(text)) return Promise.resolve();
  return new Promise((resolve) => {
    let quiet = 0;
    const hear = () => void (quiet = 0);
    document.addEventListener('keydown', hear, true);
    const looking = setInterval(() => {
      quiet += 1;
      if (quiet < looks) return;
      clearInterval(looking);
      document.removeEventListener('keydown', hear, true);
      resolve();
    }, lookedEvery);
  });
}
