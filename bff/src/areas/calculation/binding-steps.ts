import {
  type BindingEvent,
  isHoldingWinner,
  type LoggedExtraction,
  WINNERS_PER_ENTRY,
  type WinnerState,
} from '@fio/domain';
import { dayOf } from '../../core/database/day-of.ts';
import { hexOf } from '../../core/secrets/content-hash.ts';
import type { DrawRecord } from './draw-record.ts';

interface Step {
  /** As the audit calls it. */
  readonly action: string;
  readonly before: DrawRecord;
  readonly after: DrawRecord;
  readonly reason: string | null;
}

type Entry = DrawRecord['extractions'][number];

const typedOf = ({ place, contest, prizes, source, at }: Entry): LoggedExtraction => ({
  place,
  contest,
  prizes,
  source,
  at: at.toISOString(),
});

type Outcome = Extract<BindingEvent, { type: 'extraction_settled' }>['outcome'];

/** What was typed since the last time both were told: nobody reads it before both have typed, or it counts no more. */
function settled({ before, after }: Step, outcome: Outcome): BindingEvent[] {
  const live = new Set(before.extractions.filter(({ voided }) => !voided).map(({ id }) => id));
  const known = new Set(before.extractions.map(({ id }) => id));
  const entries = after.extractions
    .filter(({ id }) => live.has(id) || !known.has(id))
    .toSorted((one, other) => one.place - other.place)
    .map(typedOf);
  return entries.length === 0 ? [] : [{ type: 'extraction_settled', draw: after.id, outcome, entries }];
}

/** Prizes that are public from this step on; with the last of them what the two have typed. */
function released(step: Step): BindingEvent[] {
  const { id: draw, extraction, lotteryContest: contest, released: count } = step.after;
  const from = step.before.released;
  if (contest === null || count === from) return [];
  const told = extraction.slice(from, count).map((digits, at): BindingEvent => ({
    type: 'prize_released',
    draw,
    contest,
    prize: from + at + 1,
    digits,
  }));
  return count === extraction.length ? [...told, ...settled(step, 'confirmed')] : told;
}

function latestRun({ runs }: DrawRecord) {
  const [run] = runs;
  return run ? { run: run.number, resultHash: hexOf(run.resultHash) } : null;
}

const winnersOf = ({ prizes }: DrawRecord) =>
  prizes.flatMap(({ position, winners }) =>
    winners
      .filter(({ state, unit }) => unit > 0 && isHoldingWinner(state as WinnerState))
      .map(({ unit, rank, series, number }) => ({ prize: position, unit, rank, series, number })),
  );

function published({ after }: Step): BindingEvent[] {
  const run = latestRun(after);
  if (run === null) return [];
  const winners = winnersOf(after);
  const parts = Math.max(1, Math.ceil(winners.length / WINNERS_PER_ENTRY));
  return Array.from({ length: parts }, (_, at) => ({
    type: 'draw_published',
    draw: after.id,
    ...run,
    part: at + 1,
    parts,
    winners: winners.slice(at * WINNERS_PER_ENTRY, (at + 1) * WINNERS_PER_ENTRY),
  }));
}

/** The latest move that somebody asked for: of which a step tells. */
const moveOf = ({ id: draw, moves: [move] }: Pick<DrawRecord, 'id' | 'moves'>) =>
  move === undefined
    ? []
    : [
        {
          said: {
            draw,
            from: dayOf(move.fromDate),
            to: dayOf(move.toDate),
            reason: move.reason,
            source: move.source,
          },
          proposedAt: move.proposedAt.toISOString(),
        },
      ];

const STEPS: Readonly<Record<string, (step: Step) => readonly BindingEvent[]>> = {
  // Asked for again, the list was closed before.
  freeze: ({ before, after: { id: draw, listClosedAt } }) =>
    before.listClosedAt === null && listClosedAt !== null
      ? [{ type: 'list_closed', draw, closedAt: listClosedAt.toISOString() }]
      : [],
  extraction: ({ after }) => [{ type: 'extraction_begun', draw: after.id }],
  // What two have confirmed is told prize by prize, as it is released.
  release: released,
  mismatch: (step) => settled(step, 'mismatch'),
  withdraw: (step) => settled(step, 'withdrawn'),
  propose_postponement: ({ after }) =>
    moveOf(after).map((move) => ({ type: 'postponement_proposed', ...move.said })),
  withdraw_postponement: ({ after }) =>
    moveOf(after).map(({ said: { draw, to }, proposedAt }) => ({
      type: 'postponement_withdrawn',
      draw,
      to,
      proposedAt,
    })),
  postpone: (step) => [
    ...settled(step, 'postponed'),
    ...moveOf(step.after).map(({ said, proposedAt }) => ({
      type: 'draw_postponed' as const,
      ...said,
      proposedAt,
    })),
  ],
  cancel: (step) => [...settled(step, 'withdrawn'), { type: 'draw_cancelled', draw: step.after.id }],
  run: (step) => {
    const { id: draw, extraction } = step.after;
    const run = latestRun(step.after);
    return [
      ...released(step),
      ...(run ? [{ type: 'draw_calculated' as const, draw, extraction, ...run }] : []),
    ];
  },
  review: ({ after }) => {
    const run = latestRun(after);
    return run ? [{ type: 'draw_reviewed', draw: after.id, ...run }] : [];
  },
  send_back: ({ after: { id: draw, state: to } }) => [{ type: 'draw_sent_back', draw, to }],
  publish: published,
};

/** The moment that the database has of a move of the day, so that page and log say the same; null of other steps. */
export function bindingMoment({ action, after }: Pick<Step, 'action' | 'after'>): Date | null {
  const [move] = after.moves;
  if (action === 'propose_postponement') return move?.proposedAt ?? null;
  return action === 'postpone' ? after.changedAt : null;
}

/** What the log tells of a step of the wizard; nothing of one that binds nobody. */
export const bindingSteps = (step: Step): readonly BindingEvent[] => STEPS[step.action]?.(step) ?? [];
