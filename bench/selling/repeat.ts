/** How long each visit took in milliseconds, and all of them in seconds. */
export interface Times {
  times: number[];
  duration: number;
}

/** Each visitor comes again and again, all at once, until the time is over; whoever is there then may finish. */
export async function repeat(visits: (() => Promise<void>)[], seconds: number): Promise<Times> {
  const times: number[] = [];
  const began = performance.now();
  const end = began + seconds * 1000;
  const visitors = visits.map(async (visit) => {
    for (let start = began; start < end;) {
      await visit();
      const now = performance.now();
      times.push(now - start);
      start = now;
    }
  });
  await Promise.all(visitors);
  return { times, duration: (performance.now() - began) / 1000 };
}
