/* The time for which places are kept counts down; when it is over, the page says so, and what to do. */

let timer: ReturnType<typeof setInterval> | undefined;

/** `4:05` of 245 seconds. */
function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export function showTimeLeft(): void {
  clearInterval(timer);
  const place = document.querySelector<HTMLElement>('[data-seconds-left]');
  if (!place) return;
  const end = performance.now() + Number(place.dataset.secondsLeft) * 1000;
  const show = () => {
    const seconds = Math.round((end - performance.now()) / 1000);
    if (seconds < 0) {
      clearInterval(timer);
      const note = place.closest('.note');
      if (note) note.textContent = place.dataset.over!;
      note?.setAttribute('role', 'alert');
      return;
    }
    place.textContent = place.dataset.words!.replace('{time}', clockOf(seconds));
  };
  show();
  timer = setInterval(show, 1000);
}
