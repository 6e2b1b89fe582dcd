/** What `work` makes of each, in the order they came, with some of them under way at once. */
export async function* inOrder<Given, Made>(
  source: AsyncIterable<Given>,
  atOnce: number,
  work: (given: Given) => Promise<Made>,
): AsyncGenerator<Made> {
  const underWay: Promise<Made>[] = [];
  for await (const given of source) {
    const made = work(given);
    // Told when its turn comes.
    made.catch(() => undefined);
    underWay.push(made);
    if (underWay.length >= atOnce) yield await (underWay.shift() as Promise<Made>);
  }
  for (const made of underWay) yield await made;
}
