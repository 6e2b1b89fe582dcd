import { fromHex, sha256, toHex } from '../crypto/bytes.ts';
import { below, mustEqual, type Place, Refusal } from '../reading/Refusal.ts';
import type { Change } from './Change.ts';
import { startOf, checkCommitment, checkDefinition, type Definition, extractionOf } from './definition.ts';
import type { Commitment, Evidence } from './forms.ts';
import { moveChange, Moves } from './moves.ts';
import { isEntryOf, LOG, ofType, theOne, type DrawEntry, type DrawEntryOf } from './draw-entries.ts';

const timeOf = ({ said }: DrawEntry): number => Date.parse(said.at);
const tooEarly = (entry: DrawEntry, detail: string) =>
  new Refusal(below(entry.place, 'at'), 'too_early', detail);
const tooLate = (entry: DrawEntry, detail: string) =>
  new Refusal(below(entry.place, 'at'), 'too_late', detail);

/** What was promised until the list was closed. */
export interface Promised {
  readonly definition: Definition;
  readonly committed: DrawEntryOf<'numbers_committed'>;
  readonly revealed: DrawEntryOf<'numbers_revealed'>;
  readonly frozen: DrawEntryOf<'list_frozen'>;
  /** The day whose extraction counts, after all moves. */
  readonly lotteryDate: string;
  readonly postponed: readonly DrawEntryOf<'draw_postponed'>[];
  /** Business days that who is to be disqualified has to answer; lists that are older promise none. */
  readonly defenceDays: number | undefined;
  readonly changes: readonly Change[];
}

interface Days {
  readonly definition: Definition;
  readonly atFreeze: string;
  readonly last: string;
}

/** Follows the definition and the moves of its day, in the log's order. */
function followed(log: readonly DrawEntry[], frozen: DrawEntry, byTwo: boolean): Days {
  const moves = new Moves(byTwo);
  let definition: Definition | null = null;
  let [day, atFreeze] = ['', ''];
  for (const entry of log) {
    if (entry === frozen) atFreeze = day;
    if (isEntryOf(entry, 'draw_defined')) {
      if (entry.index > frozen.index) throw new Refusal(entry.place, 'rules_changed', entry.said.at);
      checkDefinition(entry.said, definition, entry.place);
      // Told again for another regulation it leaves the day where a move has brought it.
      if (definition?.lotteryDate !== entry.said.lotteryDate) day = entry.said.lotteryDate;
      definition = entry.said;
    } else if (isEntryOf(entry, 'draw_withdrawn')) definition = null;
    else if (isEntryOf(entry, 'draw_cancelled')) throw new Refusal(entry.place, 'withdrawn');
    else if (isEntryOf(entry, 'postponement_proposed')) moves.propose(entry, day);
    else if (isEntryOf(entry, 'postponement_withdrawn')) moves.withdraw(entry);
    else if (isEntryOf(entry, 'draw_postponed')) {
      moves.confirm(entry);
      mustEqual(below(entry.place, 'from'), 'promise_differs', entry.said.from, day);
      if (entry.said.to <= day) throw new Refusal(below(entry.place, 'to'), 'promise_differs', entry.said.to);
      day = entry.said.to;
    }
  }
  if (definition === null) throw new Refusal(LOG, 'not_in_log', 'draw_defined');
  return { definition, atFreeze, last: day };
}

function checkNumbers(
  log: readonly DrawEntry[],
  { periodFrom, periodTo, seriesFirst, seriesLast }: Definition,
) {
  const [committed, revealed] = [theOne(log, 'numbers_committed'), theOne(log, 'numbers_revealed')];
  mustEqual(
    below(committed.place, 'seriesFirst'),
    'promise_differs',
    committed.said.seriesFirst,
    seriesFirst,
  );
  mustEqual(below(committed.place, 'seriesLast'), 'promise_differs', committed.said.seriesLast, seriesLast);
  if (timeOf(committed) >= startOf(periodFrom)) throw tooLate(committed, 'numbers_committed');
  if (timeOf(revealed) < startOf(periodTo) + 24 * 3_600_000) throw tooEarly(revealed, 'numbers_revealed');
  mustEqual(
    below(revealed.place, 'seedHash'),
    'seed_differs',
    revealed.said.seedHash,
    committed.said.seedHash,
  );
  const hash = toHex(sha256(fromHex(revealed.said.seed)));
  mustEqual(below(revealed.place, 'seed'), 'seed_differs', hash, committed.said.seedHash);
  return { committed, revealed };
}

function checkList(log: readonly DrawEntry[], committed: Commitment, evidence: Evidence, days: Days) {
  const [closed, frozen] = [theOne(log, 'list_closed'), theOne(log, 'list_frozen')];
  mustEqual(below(closed.place, 'closedAt'), 'promise_differs', closed.said.closedAt, committed.closedAt);
  const { commitmentHash, count, root } = frozen.said;
  mustEqual(
    below(frozen.place, 'commitmentHash'),
    'promise_differs',
    commitmentHash,
    evidence.commitment.hash,
  );
  mustEqual(below(frozen.place, 'count'), 'promise_differs', count, committed.count);
  mustEqual(below(frozen.place, 'root'), 'promise_differs', root, committed.root);
  if (timeOf(frozen) >= extractionOf(days.atFreeze)) throw tooLate(frozen, 'list_frozen');
  if (timeOf(closed) < Date.parse(committed.closedAt) - 60_000) throw tooEarly(closed, 'list_closed');
  return { closed, frozen };
}

/** Whether the moments of a commitment follow each other. */
function checkMoments(committed: Commitment, frozen: DrawEntry, place: Place): void {
  const closed = Date.parse(committed.closedAt);
  if (closed < startOf(committed.periodTo) + 24 * 3_600_000)
    throw new Refusal(below(place, 'closedAt'), 'too_early', committed.closedAt);
  if (closed > Date.parse(committed.cutOffAt))
    throw new Refusal(below(place, 'closedAt'), 'too_late', committed.closedAt);
  const sealed = Date.parse(committed.sealed.at);
  if (sealed < closed - 60_000)
    throw new Refusal(below(place, 'sealed', 'at'), 'too_early', committed.sealed.at);
  if (sealed > timeOf(frozen) + 60_000)
    throw new Refusal(below(place, 'sealed', 'at'), 'too_late', committed.sealed.at);
}

/** One after the other, as the log has them. */
function checkOrder(...entries: readonly DrawEntry[]): void {
  for (const [at, entry] of entries.entries())
    if (entry.index <= (entries[at - 1]?.index ?? -1))
      throw new Refusal(entry.place, 'out_of_turn', entry.said.type);
}

/** Holds what was promised of a draw against what the log tells, until its list was closed, and the moves of its day. */
export function checkPromises(
  log: readonly DrawEntry[],
  committed: Commitment,
  evidence: Evidence,
): Promised {
  const days = followed(log, theOne(log, 'list_frozen'), committed.defenceDays !== undefined);
  const { closed, frozen } = checkList(log, committed, evidence, days);
  const place: Place = { file: 'evidence.json', pointer: '/commitment/text' };
  checkCommitment(committed, days.definition, days.atFreeze, place);
  checkMoments(committed, frozen, place);
  const numbers = checkNumbers(log, days.definition);
  checkOrder(numbers.committed, numbers.revealed, closed, frozen);
  const postponed = ofType(log, 'draw_postponed');
  return {
    ...numbers,
    frozen,
    postponed,
    defenceDays: committed.defenceDays,
    definition: days.definition,
    lotteryDate: days.last,
    changes: log.flatMap(moveChange),
  };
}
