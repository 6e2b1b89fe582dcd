import { fromHex, sha256, toHex } from '../crypto/bytes.ts';
import { slotsOf } from '../crypto/orders.ts';
import type { Entry } from '../log/entries.ts';
import { below, mustEqual, type Place, Refusal } from '../reading/Refusal.ts';
import { checkBeacon, mixed } from './beacon.ts';
import type { Prizes } from './forms.ts';
import { type LateRound, lateRound } from './late-round.ts';
import { placeIn } from './outcome.ts';

const FILE = 'prizes.json';
const READINGS = 60_000;
const at = (...steps: readonly (string | number)[]) => placeIn(FILE, 'items', ...steps);
type Schedule = Prizes['items'][number];

const isNear = (found: string | null, told: string): boolean =>
  found !== null && Math.abs(Date.parse(found) - Date.parse(told)) <= READINGS;

function promiseOf(id: string, here: Place, entries: readonly Entry[]) {
  const found = entries.filter(({ said }) => said.type === 'prizes_committed' && said.schedule === id);
  if (found[1]) throw new Refusal(found[1].place, 'told_twice', id);
  const promise = found[0];
  if (promise?.said.type !== 'prizes_committed') throw new Refusal(below(here, 'id'), 'not_in_log', id);
  return { place: promise.place, said: promise.said };
}

type Promise = ReturnType<typeof promiseOf>;

function checkPromise(item: Schedule, here: Place, { said, place }: Promise): void {
  for (const name of [
    'title',
    'startsAt',
    'endsAt',
    'opensMinute',
    'closesMinute',
    'every',
    'seedHash',
  ] as const)
    mustEqual(below(here, name), 'promise_differs', item[name], said[name]);
  if (item.winsTold !== undefined)
    mustEqual(below(here, 'winsTold'), 'promise_differs', item.winsTold, said.winsTold ?? false);
  const allotment = said.allotment.map(({ title, quantity }) => ({ title, quantity }));
  mustEqual(
    below(here, 'allotment'),
    'promise_differs',
    JSON.stringify(item.allotment.map(({ title, quantity }) => ({ title, quantity }))),
    JSON.stringify(allotment),
  );
  if (!isNear(item.committedAt, said.at))
    throw new Refusal(below(here, 'committedAt'), 'promise_differs', item.committedAt);
  if (Date.parse(said.at) >= Date.parse(said.startsAt))
    throw new Refusal(below(place, 'at'), 'too_late', said.at);
}

/** A seed is shown once the schedule is over, and is the one that was promised. */
function checkSeed(item: Schedule, here: Place, entries: readonly Entry[]): void {
  const shown = entries.filter(({ said }) => said.type === 'prizes_revealed' && said.schedule === item.id);
  if (shown[1]) throw new Refusal(shown[1].place, 'told_twice', item.id);
  const said = shown[0]?.said;
  const where: Place = shown[0]?.place ?? here;
  const seed = said?.type === 'prizes_revealed' ? said.seed : null;
  mustEqual(below(here, 'seed'), 'seed_differs', item.seed, seed);
  if (said ? !isNear(item.revealedAt, said.at) : item.revealedAt !== null)
    throw new Refusal(below(here, 'revealedAt'), 'promise_differs', String(item.revealedAt));
  if (seed === null || said?.type !== 'prizes_revealed') return;
  mustEqual(below(where, 'seedHash'), 'seed_differs', said.seedHash, item.seedHash);
  if (toHex(sha256(fromHex(seed))) !== item.seedHash) throw new Refusal(below(here, 'seed'), 'seed_differs');
  if (Date.parse(said.at) < Date.parse(item.endsAt))
    throw new Refusal(below(where, 'at'), 'too_early', said.at);
}

/** Holds what is shown of one schedule against what the log promised of it, and tells that promise. */
export function checkSchedule(item: Schedule, here: Place, entries: readonly Entry[]) {
  const promise = promiseOf(item.id, here, entries);
  checkPromise(item, here, promise);
  const told = entries.filter(({ said }) => 'schedule' in said && said.schedule === item.id);
  checkBeacon({ shown: item.beacon, here: below(here, 'beacon'), promise, told });
  checkSeed(item, here, entries);
  return promise.said;
}

/**
 * Holds all schedules of instant prizes against the log; none that was promised is missing. Latest first. Tells which rounds
 * were late.
 */
export function checkPrizes({ items }: Prizes, entries: readonly Entry[]): LateRound[] {
  const late: LateRound[] = [];
  for (const [index, item] of items.entries()) {
    if (items.findIndex(({ id }) => id === item.id) !== index)
      throw new Refusal(at(index), 'told_twice', item.id);
    const before = items[index - 1];
    if (before && before.startsAt < item.startsAt) throw new Refusal(at(index), 'out_of_turn', item.startsAt);
    const one = lateRound(checkSchedule(item, at(index), entries), entries);
    if (one) late.push(one);
  }
  const promised = entries.flatMap(({ said }) => (said.type === 'prizes_committed' ? [said.schedule] : []));
  const missing = promised.find((id) => !items.some((item) => item.id === id));
  if (missing !== undefined) throw new Refusal(at(), 'missing_member', missing);
  return late;
}

/** When which prize lay where, of a schedule whose seed is shown: milliseconds, or the number of the participation. */
export const shownSlots = ({ seed, startsAt, endsAt, allotment, ...item }: Schedule) =>
  seed === null
    ? []
    : slotsOf({
        ...item,
        seed: mixed(seed, item.beacon),
        startsAt: Date.parse(startsAt),
        endsAt: Date.parse(endsAt),
        quantities: allotment.map(({ quantity }) => quantity),
      }).map(({ kind, at: where }) => ({ title: allotment[kind]?.title ?? '', at: where }));
