const longest = 200;

/** The stock keeping unit of a ticket that was given none: `17-FRONT-ROW`. Letters of any script stay. */
export function skuOf(id: number, title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return [id, ...words].join('-').slice(0, longest).replace(/-+$/, '');
}

/** The ones a ticket may get, best first: somebody may have given the best to another ticket by hand. */
export function* skuCandidates(id: number, title: string): Generator<string> {
  const sku = skuOf(id, title);
  yield sku;
  for (let more = 2; ; more += 1) yield `${sku}-${more}`;
}
