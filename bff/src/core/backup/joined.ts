interface Keyed {
  readonly key: string;
}

interface Head<Row> {
  readonly next: () => Promise<void>;
  readonly row: () => Row | undefined;
}

async function headOf<Row extends Keyed>(rows: AsyncIterable<Row>): Promise<Head<Row>> {
  const iterator = rows[Symbol.asyncIterator]();
  let row: Row | undefined;
  const next = async () => {
    const before = row?.key;
    const { done, value } = await iterator.next();
    row = done === true ? undefined : value;
    if (before !== undefined && row !== undefined && row.key <= before)
      throw new Error(`Not in the order of the keys: ${row.key} came after ${before}.`);
  };
  await next();
  return { next, row: () => row };
}

/** What three sources say of one key. */
export interface Joined<A, B, C> {
  readonly key: string;
  readonly first: A | undefined;
  readonly second: B | undefined;
  readonly third: C | undefined;
}

/** Lays three sources side by side by their keys, each in the order of its keys' bytes (ASCII); none is held in memory. */
export async function* joined<A extends Keyed, B extends Keyed, C extends Keyed>(
  one: AsyncIterable<A>,
  two: AsyncIterable<B>,
  three: AsyncIterable<C>,
): AsyncGenerator<Joined<A, B, C>> {
  const [a, b, c] = [await headOf(one), await headOf(two), await headOf(three)];
  for (;;) {
    const keys = [a, b, c].flatMap((head) => head.row()?.key ?? []);
    const key = keys.sort((left, right) => (left < right ? -1 : 1))[0];
    if (key === undefined) return;
    const at = <Row extends Keyed>(head: Head<Row>) => (head.row()?.key === key ? head.row() : undefined);
    yield { key, first: at(a), second: at(b), third: at(c) };
    for (const head of [a, b, c]) if (head.row()?.key === key) await head.next();
  }
}
