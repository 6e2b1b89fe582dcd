/** How often a second `one` is done by `callers` at once, each beginning again when it is done. */
export async function rate(callers: number, duration: number, one: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  const until = startedAt + duration;
  let done = 0;
  const caller = async () => {
    while (performance.now() < until) {
      await one();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return done / ((performance.now() - startedAt) / 1000);
}
