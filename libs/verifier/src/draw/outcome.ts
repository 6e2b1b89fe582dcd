import { below, mustEqual, type Place, Refusal } from '../reading/Refusal.ts';
import { type Change, change, type Seat } from './Change.ts';
import { extractionOf } from './definition.ts';
import { Accusations } from './accusations.ts';
import { follow, SEAT_ENTRIES } from './follow.ts';
import type { Evidence } from './forms.ts';
import type { Promised } from './history.ts';
import { ofType, theOne, type DrawEntry, type DrawEntryOf } from './draw-entries.ts';
import type { Seats } from './seats.ts';

/** What was done since the list was closed. */
export interface Outcome {
  readonly calculated: DrawEntryOf<'draw_calculated'>;
  readonly published: DrawEntryOf<'draw_published'>;
  readonly changes: readonly Change[];
}

const text = (value: unknown): string => JSON.stringify(value);

/** Of what was typed one entry counts: two people the same, once it could be known. */
function checkExtraction(log: readonly DrawEntry[], { extraction }: Evidence, promised: Promised): DrawEntry {
  const settled = ofType(log, 'extraction_settled').filter(({ said }) => said.outcome === 'confirmed');
  const [confirmed, second] = settled;
  if (!confirmed) return theOne(log, 'extraction_settled');
  if (second) throw new Refusal(second.place, 'told_twice', 'confirmed');
  const { entries } = confirmed.said;
  const at = below(confirmed.place, 'entries');
  if (entries.length !== 2) throw new Refusal(at, 'extraction_differs', `${entries.length} entries`);
  for (const [index, { place, contest, prizes, at: typedAt }] of entries.entries()) {
    mustEqual(below(at, index, 'place'), 'extraction_differs', place, index + 1);
    mustEqual(below(at, index, 'contest'), 'extraction_differs', contest, extraction.contest);
    mustEqual(below(at, index, 'prizes'), 'extraction_differs', text(prizes), text(extraction.prizes));
    if (Date.parse(typedAt) < extractionOf(promised.lotteryDate))
      throw new Refusal(below(at, index, 'at'), 'too_early', typedAt);
  }
  mustEqual(
    { file: 'evidence.json', pointer: '/extraction/date' },
    'extraction_differs',
    extraction.date,
    promised.lotteryDate,
  );
  return confirmed;
}

/** Prizes shown one by one are all five of the extraction, each once and in its order; older draws told all at once. */
export function checkReleases(
  log: readonly DrawEntry[],
  { extraction }: Pick<Evidence, 'extraction'>,
): DrawEntry[] {
  const releases = ofType(log, 'prize_released');
  for (const [index, { place, said }] of releases.entries()) {
    mustEqual(below(place, 'prize'), 'out_of_turn', said.prize, index + 1);
    mustEqual(below(place, 'contest'), 'extraction_differs', said.contest, extraction.contest);
    mustEqual(below(place, 'digits'), 'extraction_differs', said.digits, extraction.prizes[index] ?? null);
  }
  const last = releases.at(-1);
  if (last)
    mustEqual(below(last.place, 'prize'), 'extraction_differs', last.said.prize, extraction.prizes.length);
  return releases;
}

/** Every run is told, and each gives the same. */
function checkRuns(
  log: readonly DrawEntry[],
  { extraction, result }: Evidence,
): DrawEntryOf<'draw_calculated'> {
  const runs = ofType(log, 'draw_calculated');
  for (const [index, { place, said }] of runs.entries()) {
    mustEqual(below(place, 'run'), 'out_of_turn', said.run, index + 1);
    mustEqual(
      below(place, 'extraction'),
      'extraction_differs',
      text(said.extraction),
      text(extraction.prizes),
    );
    mustEqual(below(place, 'resultHash'), 'result_differs', said.resultHash, result.hash);
  }
  return runs.at(-1) ?? theOne(log, 'draw_calculated');
}

/** The review that counts is of the run that counts, and stands behind it: nobody reviews what isn't calculated yet. */
export function checkReview(
  log: readonly DrawEntry[],
  { index, said: { run } }: DrawEntryOf<'draw_calculated'>,
  hash: string,
): DrawEntry {
  const reviewed = ofType(log, 'draw_reviewed').at(-1) ?? theOne(log, 'draw_reviewed');
  mustEqual(below(reviewed.place, 'run'), 'result_differs', reviewed.said.run, run);
  mustEqual(below(reviewed.place, 'resultHash'), 'result_differs', reviewed.said.resultHash, hash);
  if (reviewed.index < index) throw new Refusal(reviewed.place, 'out_of_turn', reviewed.said.type);
  const back = ofType(log, 'draw_sent_back').find((entry) => entry.index > reviewed.index);
  if (back) throw new Refusal(back.place, 'out_of_turn', back.said.type);
  return reviewed;
}

/** The parts of a publication, one behind the other, tell all who hold a prize then. */
function checkParts(
  parts: readonly DrawEntryOf<'draw_published'>[],
  run: number,
  hash: string,
  wanted: readonly Seat[],
) {
  let at = 0;
  for (const [index, { place, said }] of parts.entries()) {
    mustEqual(below(place, 'part'), 'out_of_turn', said.part, index + 1);
    mustEqual(below(place, 'parts'), 'out_of_turn', said.parts, parts.length);
    mustEqual(below(place, 'run'), 'result_differs', said.run, run);
    mustEqual(below(place, 'resultHash'), 'result_differs', said.resultHash, hash);
    for (const [inPart, winner] of said.winners.entries()) {
      const { prize, unit, rank, series, number } = winner;
      const found = text([prize, unit, rank, series, number]);
      const seat = wanted[at];
      const right = text(seat && [seat.prize, seat.unit, seat.rank, seat.series, seat.number]);
      mustEqual(below(place, 'winners', inPart), 'winner_differs', found, right);
      at += 1;
    }
  }
  const last = parts.at(-1);
  if (last) mustEqual(below(last.place, 'winners'), 'winner_differs', at, wanted.length);
}

/** What was done twice, or taken back, for everyone to see. */
function detours(log: readonly DrawEntry[]): Change[] {
  return log.flatMap(({ place, said }): Change[] => {
    const { at } = said;
    if (said.type === 'extraction_settled' && said.outcome !== 'confirmed')
      return [change({ kind: 'extraction_void', at, reason: said.outcome, place })];
    if (said.type === 'draw_calculated' && said.run > 1)
      return [change({ kind: 'calculated_again', at, place })];
    return said.type === 'draw_sent_back' ? [change({ kind: 'sent_back', at, reason: said.to, place })] : [];
  });
}

function checkOrder(entries: readonly (DrawEntry | undefined)[]): void {
  let index = -1;
  for (const entry of entries) {
    if (entry && entry.index <= index) throw new Refusal(entry.place, 'out_of_turn', entry.said.type);
    index = entry?.index ?? index;
  }
}

/** Holds what was done since the list was closed against what was calculated here. */
export function checkOutcome(
  log: readonly DrawEntry[],
  evidence: Evidence,
  promised: Promised,
  seats: Seats,
): Outcome {
  const { hash } = evidence.result;
  const confirmed = checkExtraction(log, evidence, promised);
  const releases = checkReleases(log, evidence);
  const calculated = checkRuns(log, evidence);
  const reviewed = checkReview(log, calculated, hash);
  const parts = ofType(log, 'draw_published');
  const [published] = parts;
  if (!published) return { calculated, published: theOne(log, 'draw_published'), changes: [] };
  const begun = ofType(log, 'extraction_begun')[0] ?? theOne(log, 'extraction_begun');
  const [run] = ofType(log, 'draw_calculated');
  checkOrder([promised.frozen, begun, ...releases, confirmed, run, reviewed, ...parts]);
  const moved = log.filter(({ said }) => SEAT_ENTRIES.includes(said.type));
  const early = moved.find(({ index }) => index <= calculated.index);
  if (early) throw new Refusal(early.place, 'out_of_turn', early.said.type);
  const accusations = new Accusations(promised.defenceDays);
  const before = moved.filter(({ index }) => index < published.index);
  const inherited = before.find(({ said }) => said.type === 'prize_to_heirs');
  if (inherited) throw new Refusal(inherited.place, 'out_of_turn', inherited.said.type);
  const changes = [...detours(log), ...follow(before, seats, accusations)];
  checkParts(parts, calculated.said.run, hash, seats.holders());
  const late = moved.filter(({ index }) => index > published.index);
  const substituted = late.find(({ said }) => said.type === 'winner_substituted');
  if (substituted) throw new Refusal(substituted.place, 'out_of_turn', substituted.said.type);
  return { calculated, published, changes: [...changes, ...follow(late, seats, accusations)] };
}

/** The place of a file's member. */
export const placeIn = (file: string, ...steps: readonly (string | number)[]): Place =>
  below({ file, pointer: '' }, ...steps);
