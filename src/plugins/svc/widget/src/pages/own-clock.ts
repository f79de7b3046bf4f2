/* Until when places are kept is said by the clock of the event; whose own clock shows another time reads that. */

function clockOf(instant: Date, timeZone?: string): string {
  const { lang } = document.documentElement;
  const shown = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat(lang, { ...shown, timeZone }).format(instant);
}

export function showOwnClock(): void {
  const time = document.querySelector<HTMLTimeElement>('time[data-zone]');
  if (!time) return;
  const { zone, own } = time.dataset;
  // A day is said as well.
  if (!zone) return;
  const instant = new Date(time.dateTime);
  try {
    const mine = clockOf(instant);
    if (mine === clockOf(instant, zone)) return;
    time.textContent = own!.replace('{time}', mine);
    delete time.dataset.zone;
  } catch {
    // A zone that this browser does not know: the sentence is true as it stands.
  }
}
