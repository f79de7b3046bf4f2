const fields = 'input:not([type="hidden"], [disabled]), textarea:not([disabled])';

/**
 * For a window that opens (`onOpenAutoFocus`): the keyboard begins where one types, and nowhere in what has no field yet. By
 * itself it begins at what closes the window, and the first space that is typed throws it away.
 */
export function beginInField(event: Event): void {
  event.preventDefault();
  const opened = event.currentTarget as HTMLElement;
  (opened.querySelector<HTMLElement>(fields) ?? opened).focus();
}
