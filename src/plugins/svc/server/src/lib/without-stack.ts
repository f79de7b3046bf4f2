/** For a fault of who configures or declares something: where the code found it helps nobody, and the host logs it. */
export function withoutStack<Fault extends Error>(fault: Fault): Fault {
  fault.stack = '';
  return fault;
}
