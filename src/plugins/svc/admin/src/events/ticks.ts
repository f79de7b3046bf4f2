/** What is ticked after a click on `id`: with the shift key all between the last one and this. */
export function ticksAfter(
  ticked: readonly string[],
  all: readonly string[],
  { id, last, isRange }: { id: string; last: string | null; isRange: boolean },
): string[] {
  const isOn = !ticked.includes(id);
  const [one, other] = [all.indexOf(last ?? id), all.indexOf(id)];
  const changed =
    isRange && one >= 0 ? all.slice(Math.min(one, other), Math.max(one, other) + 1) : [id];
  const others = ticked.filter((each) => !changed.includes(each));
  return isOn ? [...others, ...changed] : others;
}
