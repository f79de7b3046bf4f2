/** A reason as the server gives it, as a sentence below what it is about. */
export function reasonAlone(reason: string | undefined): string | undefined {
  return reason && `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;
}
