/*
 * What stands where somebody was erased, read by the server and by the panel's own code. The name has to be a name, and the
 * address an address, or no form that has them could be saved; to this one nothing is ever delivered (RFC 2606).
 */

export const erased = { name: 'Erased', email: 'erased@svc.invalid' } as const;

/** Whether the address stands for somebody who was erased. */
export function isErased(email: string): boolean {
  return email === erased.email;
}

/** Of who bought at the counter and left no address. Nothing is ever delivered there, either. */
export const walkInEmail = 'walk-in@svc.invalid';

/** Where nobody can be reached. */
export const noAddresses = [erased.email, walkInEmail] as const;

/** Whether nobody can be reached at the address, nor be told by it from anybody else. */
export function hasNoAddress(email: string): boolean {
  return noAddresses.some((one) => one === email);
}
