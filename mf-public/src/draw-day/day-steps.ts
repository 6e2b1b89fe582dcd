import type { PublishedDraw, PublishedWinner } from '@fio/contracts/public/draws';
import type { TargetTrace, WalkStep } from '@fio/domain/draw/calculation';
import type { ListCommitment } from '@fio/domain/draw/list-commitment';
import { targetOf } from '@fio/domain/draw/target';
import type { DrawCheck } from '../draw/check-draw.ts';
import { PRIZES } from './phase.ts';

type Prize = PublishedDraw['prizes'][number];

/** One thing that is shown after the other, from the first prize of the lottery to the last winner. */
export type DayStep =
  | { readonly kind: 'prize'; readonly prize: number; readonly digits: string }
  | { readonly kind: 'order'; readonly trace: TargetTrace }
  | { readonly kind: 'series'; readonly trace: TargetTrace }
  | { readonly kind: 'target'; readonly trace: TargetTrace }
  | { readonly kind: 'walk'; readonly walk: WalkStep; readonly at: number }
  /** Of a long search the rest is told by its length. */
  | { readonly kind: 'more'; readonly count: number }
  | { readonly kind: 'checked'; readonly check: DrawCheck }
  | { readonly kind: 'winner'; readonly prize: Prize; readonly winner: PublishedWinner };

/** So many numbers of a search are shown one by one: a draw of a thousand winners has its own page. */
const WALKED = 12;
/** And so many winners. */
const NAMED = 12;

interface Known {
  readonly released: readonly string[];
  readonly committed: ListCommitment | null;
  /** Of the page, once it is calculated again here. */
  readonly check: DrawCheck | null;
  readonly published: PublishedDraw | null;
}

function traced({ released, committed }: Known): DayStep[] {
  if (released.length < PRIZES || committed === null) return [];
  const trace = targetOf(committed.ruleSet, committed.interval, released);
  const { prefix, digits } = trace.series;
  const readsSeries = prefix !== '' || digits.length > 0;
  return [
    { kind: 'order', trace },
    ...(readsSeries ? [{ kind: 'series' as const, trace }] : []),
    { kind: 'target', trace },
  ];
}

function walked({ check }: Known): DayStep[] {
  if (!check) return [];
  const walk = check.calculation?.walk ?? [];
  const left = walk.length - WALKED;
  return [
    ...walk.slice(0, WALKED).map((step, at): DayStep => ({ kind: 'walk', walk: step, at })),
    ...(left > 0 ? [{ kind: 'more' as const, count: left }] : []),
    { kind: 'checked', check },
  ];
}

/** Who holds each prize, once it is held against what was calculated here. */
function won({ check, published }: Known): DayStep[] {
  if (!check || !published) return [];
  return published.prizes
    .flatMap((prize) => prize.winners.map((winner): DayStep => ({ kind: 'winner', prize, winner })))
    .slice(0, NAMED);
}

/** All there is to show by now, in its order. What comes later never changes what is there. */
export const dayStepsOf = (known: Known): readonly DayStep[] => [
  ...known.released.map((digits, index): DayStep => ({ kind: 'prize', prize: index + 1, digits })),
  ...traced(known),
  ...walked(known),
  ...won(known),
];

/** Whether it is said aloud by itself: the others are read where they stand. */
export const isSaid = ({ kind }: DayStep): boolean => ['prize', 'target', 'checked', 'winner'].includes(kind);
