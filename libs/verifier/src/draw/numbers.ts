import { fromHex, sha256, toHex } from '../crypto/bytes.ts';
import { givenCodes, givenOf, type NumberOrder } from '../crypto/orders.ts';
import type { Entry } from '../log/entries.ts';
import { mustEqual, Refusal } from '../reading/Refusal.ts';
import type { Commitment, Numbers } from './forms.ts';
import type { ShownList } from './list.ts';
import { placeIn } from './outcome.ts';

const FILE = 'numbers.json';
const READINGS = 60_000;
const at = (...steps: readonly (string | number)[]) => placeIn(FILE, 'items', ...steps);

const isNear = (found: string | null, told: string): boolean =>
  found !== null && Math.abs(Date.parse(found) - Date.parse(told)) <= READINGS;

/** One draw's promise and its seed, as page and log tell them. */
function checkItem(
  { title, commitment }: Numbers['items'][number],
  index: number,
  entries: readonly Entry[],
): void {
  const said = entries.map((entry) => entry.said);
  const draw = commitment.drawId;
  const promise = said.find((one) => one.type === 'numbers_committed' && one.draw === draw);
  if (promise?.type !== 'numbers_committed')
    throw new Refusal(at(index, 'commitment', 'drawId'), 'not_in_log', draw);
  for (const name of ['seriesFirst', 'seriesLast', 'seedHash'] as const)
    mustEqual(at(index, 'commitment', name), 'promise_differs', commitment[name], promise[name]);
  if (!isNear(commitment.committedAt, promise.at))
    throw new Refusal(at(index, 'commitment', 'committedAt'), 'promise_differs', promise.at);
  const shown = said.find((one) => one.type === 'numbers_revealed' && one.draw === draw);
  const seed = shown?.type === 'numbers_revealed' ? shown.seed : null;
  mustEqual(at(index, 'commitment', 'seed'), 'seed_differs', commitment.seed, seed);
  if (seed !== null && toHex(sha256(fromHex(seed))) !== commitment.seedHash)
    throw new Refusal(at(index, 'commitment', 'seed'), 'seed_differs');
  const { revealedAt } = commitment;
  if (shown ? !isNear(revealedAt, shown.at) : revealedAt !== null)
    throw new Refusal(at(index, 'commitment', 'revealedAt'), 'promise_differs', String(revealedAt));
  const defined = said.findLast((one) => one.type === 'draw_defined' && one.draw === draw);
  if (defined?.type !== 'draw_defined') return;
  mustEqual(at(index, 'title'), 'promise_differs', title, defined.title);
  const size = 10 ** defined.rules.order.length;
  mustEqual(at(index, 'commitment', 'seriesSize'), 'promise_differs', commitment.seriesSize, size);
}

/** The day whose extraction a draw goes by, as far as the log tells. */
const dayOf = (entries: readonly Entry[], draw: string): string =>
  entries.reduce((day, { said }) => {
    if (said.type === 'draw_defined' && said.draw === draw) return said.lotteryDate;
    return said.type === 'draw_postponed' && said.draw === draw ? said.to : day;
  }, '');

/** The latest extraction first; of one day, by id. */
function checkOrder(ids: readonly string[], entries: readonly Entry[]): void {
  const days = ids.map((id) => dayOf(entries, id));
  for (const [index, day] of days.entries()) {
    const before = days[index - 1];
    const isAfter =
      before === day ? (ids[index - 1] ?? '') < (ids[index] ?? '') : before === undefined || before > day;
    if (!isAfter) throw new Refusal(at(index), 'out_of_turn', ids[index]);
  }
}

/** Holds all that is shown of orders of numbers against the log; none that was promised is missing. */
export function checkNumbers({ items }: Numbers, entries: readonly Entry[]): void {
  const ids = items.map(({ commitment }) => commitment.drawId);
  for (const [index, item] of items.entries()) {
    if (ids.indexOf(ids[index] ?? '') !== index) throw new Refusal(at(index), 'told_twice', ids[index]);
    checkItem(item, index, entries);
  }
  checkOrder(ids, entries);
  const promised = entries.flatMap(({ said }) => (said.type === 'numbers_committed' ? [said.draw] : []));
  const missing = promised.find((draw) => !ids.includes(draw));
  if (missing !== undefined) throw new Refusal(at(), 'missing_member', missing);
}

/** What the list of a draw has to hold, by its seed and how many were given out. */
function orderOf({ items }: Numbers, { drawId, interval, sealed, ruleSet, count }: Commitment): NumberOrder {
  const index = items.findIndex(({ commitment }) => commitment.drawId === drawId);
  const item = items[index];
  if (!item) throw new Refusal(at(), 'missing_member', drawId);
  mustEqual(at(index, 'given'), 'list_not_whole', item.given, count);
  mustEqual(
    placeIn('evidence.json', 'commitment', 'text', 'sealed', 'given'),
    'list_not_whole',
    sealed.given,
    count,
  );
  const { seed } = item.commitment;
  if (seed === null) throw new Refusal(at(index, 'commitment', 'seed'), 'missing_member');
  return { drawId, seed, first: interval.first, last: interval.last, size: 10 ** ruleSet.order.length };
}

/**
 * Each block that is shown holds just the numbers that the order gives to its place in the list: none was invented, none left
 * out. Only series that the blocks touch are computed.
 */
export function checkGiven(
  numbers: Numbers,
  committed: Commitment,
  list: ShownList,
  onProgress: (done: number, of: number) => void,
): void {
  const order = orderOf(numbers, committed);
  const given = committed.count;
  let [from, done] = [0, 0];
  for (let series = order.first; series <= order.last; series += 1) {
    const to = from + givenOf(order, series, given);
    const touched = list.blocks.filter(({ first, entries }) => first < to && first + entries.length > from);
    if (touched.length > 0) {
      const codes = givenCodes(order, series, given);
      for (const { first, entries } of touched)
        for (const [index, { code, place }] of entries.entries()) {
          const wanted = codes[first + index - from];
          if (first + index >= from && first + index < to && code !== wanted)
            throw new Refusal(place, 'number_not_given', `${code}, not ${wanted}`);
        }
    }
    from = to;
    done += 1;
    onProgress(done, order.last - order.first + 1);
  }
  if (from !== given) throw new Refusal(at(), 'list_not_whole', `${given} given, ${from} there are`);
}
