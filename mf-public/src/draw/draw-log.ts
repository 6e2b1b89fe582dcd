import type { DrawEvidence, DrawPage, LogEntry } from '@fio/contracts/public/draw-proof';
import type { PublishedDraw } from '@fio/contracts/public/draws';
import type { Calculation } from '@fio/domain/draw/calculation';
import { defenceUntil } from '@fio/domain/draw/disqualification';
import type { ListCommitment } from '@fio/domain/draw/list-commitment';
import { codeOf } from '@fio/domain/draw/number-list';
import { type BindingEvent, type LoggedWinner, readEntry } from '@fio/domain/transparency/binding-event';
import type { PublishedChange } from './check-winners.ts';

type EventOf<Type extends BindingEvent['type']> = Extract<BindingEvent, { type: Type }> & {
  readonly at: string;
};
type Entry = BindingEvent & { readonly at: string };

/** What the log tells of a draw, by its index; null where a text says nothing, or something else at one place. */
export function drawLogOf(draw: string, ...lists: (readonly LogEntry[])[]): readonly Entry[] | null {
  const byIndex = new Map<number, string>();
  for (const { index, entry } of lists.flat()) {
    if ((byIndex.get(index) ?? entry) !== entry) return null;
    byIndex.set(index, entry);
  }
  const sorted = [...byIndex].toSorted(([one], [other]) => one - other);
  const entries = sorted.map(([, entry]) => readEntry(entry));
  const isOurs = (entry: Entry | null): entry is Entry =>
    entry !== null && 'draw' in entry && entry.draw === draw;
  return entries.every(isOurs) ? entries : null;
}

const ofType = <Type extends BindingEvent['type']>(entries: readonly Entry[], type: Type) =>
  entries.filter((entry): entry is Entry & EventOf<Type> => entry.type === type);

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.toSorted().every((text, at) => text === other.toSorted()[at]);

/** Whether the log tells the same list, extraction and result as the evidence. */
export function isLoggedAlike(
  entries: readonly Entry[],
  { commitment, extraction, result }: DrawEvidence,
): boolean {
  const frozen = ofType(entries, 'list_frozen');
  const settled = ofType(entries, 'extraction_settled').filter(({ outcome }) => outcome === 'confirmed');
  const released = ofType(entries, 'prize_released');
  const [published, reviewed] = [ofType(entries, 'draw_published'), ofType(entries, 'draw_reviewed')];
  return (
    frozen.length === 1 &&
    frozen[0]?.commitmentHash === commitment.hash &&
    settled.length === 1 &&
    settled[0]?.entries.length === 2 &&
    settled[0].entries.every(
      ({ contest, prizes }) => contest === extraction.contest && isSameOrder(prizes, extraction.prizes),
    ) &&
    (released.length === 0 ||
      isSameOrder(
        released.map(({ digits }) => digits),
        extraction.prizes,
      )) &&
    released.every(({ prize, contest }, at) => prize === at + 1 && contest === extraction.contest) &&
    reviewed.at(-1)?.resultHash === result.hash &&
    published.length > 0 &&
    published.every(({ resultHash }) => resultHash === result.hash)
  );
}

const isSameOrder = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, at) => text === other[at]);

/** Whether each move of the day that the page shows is one that two people told the log, and none is left out. */
export function areMovesLogged(entries: readonly Entry[], { postponements }: DrawPage): boolean {
  const proposed = ofType(entries, 'postponement_proposed');
  const moved = ofType(entries, 'draw_postponed');
  const isProposed = ({ from, to, reason, source, proposedAt }: (typeof moved)[number]) =>
    proposed.some(
      (one) =>
        one.at === proposedAt &&
        one.from === from &&
        one.to === to &&
        one.reason === reason &&
        one.source === source,
    );
  const textOf = (one: {
    from: string;
    to: string;
    at: string;
    reason: string | null;
    source: string | null;
  }) => JSON.stringify([one.from, one.to, one.at, one.reason, one.source]);
  return moved.every(isProposed) && isSame(moved.map(textOf), postponements.map(textOf));
}

/** Winners as texts that can be compared: prize, unit, rank and number. */
const seatOf = (prize: number, { unit, rank, code }: { unit: number; rank: number; code: number }) =>
  JSON.stringify([prize, unit, rank, code]);
const loggedSeat = ({ prize, series, number, ...place }: LoggedWinner, only: number) =>
  seatOf(prize, { ...place, code: codeOf({ series: series ?? only, order: number }) });

/** A disqualification follows a proposal that was not taken back, after the days that the list promised, or renounced. */
function isFair(entries: readonly Entry[], out: EventOf<'winner_out'>, days: number, only: number): boolean {
  if (out.to !== 'disqualified') return out.reason === null && out.proposedAt === null;
  const seat = loggedSeat(out.winner, only);
  const before = entries.slice(0, entries.indexOf(out));
  const proposal = ofType(before, 'disqualification_proposed').findLast(
    ({ at, winner }) => at === out.proposedAt && loggedSeat(winner, only) === seat,
  );
  const isTakenBack = ofType(before, 'disqualification_withdrawn').some(
    ({ proposedAt, winner }) => proposedAt === out.proposedAt && loggedSeat(winner, only) === seat,
  );
  return (
    proposal !== undefined &&
    !isTakenBack &&
    proposal.reason === out.reason &&
    proposal.defenceUntil === defenceUntil(new Date(proposal.at), days).toISOString() &&
    (out.renunciationHash !== null || Date.parse(out.at) >= Date.parse(proposal.defenceUntil))
  );
}

interface Shown {
  readonly published: PublishedDraw;
  readonly calculation: Calculation;
  readonly committed: ListCommitment;
  readonly changes: readonly PublishedChange[];
}

/** Who held a unit when the draw was published, from the calculation and what the log told until then. */
function holdersAtPublication(entries: readonly Entry[], { calculation }: Shown, only: number): string[] {
  const first = entries.findIndex(({ type }) => type === 'draw_published');
  const until = entries.slice(0, first);
  const seats = new Set(
    calculation.awards.filter(({ rank }) => rank === 0).map((award) => seatOf(award.prize, award)),
  );
  for (const entry of until) {
    if (entry.type === 'winner_out') seats.delete(loggedSeat(entry.winner, only));
    if (entry.type === 'winner_substituted') seats.add(loggedSeat(entry.in, only));
  }
  return [...seats];
}

/**
 * Whether what is published differs from the calculation by what the log tells and nothing else: who left, when and why;
 * who came in for whom; and who held what at the publication.
 */
export function areChangesLogged(entries: readonly Entry[], shownDraw: Shown): boolean {
  const { committed, published, changes } = shownDraw;
  const only = committed.interval.first;
  const restored = new Set(ofType(entries, 'prize_to_heirs').map(({ winner }) => loggedSeat(winner, only)));
  const seen = new Set<string>();
  const outs = ofType(entries, 'winner_out').filter(({ winner }) => {
    const seat = loggedSeat(winner, only);
    // What became of it later is no news of the prize.
    return !restored.has(seat) && !seen.has(seat) && seen.add(seat);
  });
  const shown = changes.map((one) =>
    JSON.stringify([seatOf(one.prize, one), one.outcome, one.reason, one.at]),
  );
  const told = outs.map(({ winner, to, reason, at }) =>
    JSON.stringify([loggedSeat(winner, only), to, reason, at]),
  );
  const cameIn = changes.flatMap(({ prize, unit, next, ...out }) =>
    next === null
      ? []
      : [JSON.stringify([seatOf(prize, { unit, ...out }), seatOf(prize, { unit, ...next })])],
  );
  const substituted = ofType(entries, 'winner_substituted').map((entry) =>
    JSON.stringify([loggedSeat(entry.out, only), loggedSeat(entry.in, only)]),
  );
  const parts = ofType(entries, 'draw_published');
  const announced = parts.flatMap(({ winners }) => winners.map((winner) => loggedSeat(winner, only)));
  return (
    outs.every((out) => isFair(entries, out, committed.defenceDays ?? 0, only)) &&
    isSame(shown, told) &&
    isSame(cameIn, substituted) &&
    parts.every(({ part, parts: of }, at) => part === at + 1 && of === parts.length) &&
    isSame(announced, holdersAtPublication(entries, shownDraw, only)) &&
    Date.parse(parts.at(-1)?.at ?? '') >= Date.parse(published.calculatedAt)
  );
}
