/* The time for which places are kept counts down; when it is over, the page is asked for anew, and says so. */

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
      // A form that is being filled in stays: it is told of the end when it is sent.
      if (!document.querySelector('form.steps')) location.reload();
      return;
    }
    place.textContent = place.dataset.words!.replace('{time}', clockOf(seconds));
  };
  show();
  timer = setInterval(show, 1000);
}
