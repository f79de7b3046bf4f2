import type { ApiResponse, SaveArguments } from './content-manager-api';

/*
 * The host's buttons send the form of something new once for each click: a double click would make two of it.
 */

/** The page of what was made has come by then. */
const rememberedMs = 3_000;

const making = new Map<string, Promise<ApiResponse>>();

/** Makes something, or answers what became of the same that has just been made. What failed can be made again at once. */
export function makeOnce(
  how: string,
  { model, data }: SaveArguments,
  make: () => Promise<ApiResponse>,
): Promise<ApiResponse> {
  const key = JSON.stringify([how, model, data]);
  const known = making.get(key);
  if (known) return known;
  const made = make();
  making.set(key, made);
  const forget = () => void making.delete(key);
  void made.then(({ error }) => (error ? forget() : void setTimeout(forget, rememberedMs)), forget);
  return made;
}
