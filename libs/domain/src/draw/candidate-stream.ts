import type { CandidateSide } from './calculation.ts';
import type { Listed, NumberList } from './number-list.ts';

/** A number of the list and where it lies from the one looked for. */
export interface Candidate {
  readonly listed: Listed;
  readonly side: CandidateSide;
}

/** Candidates one after the other, asked of the list only as far as they are needed. */
export type Candidates = AsyncGenerator<Candidate, void>;

/** Codes from `low` to before `high`, in which to look. */
export interface Span {
  readonly low: number;
  readonly high: number;
}

/** The numbers of the list in `span`, from the lowest on. The one at its very beginning, if `side` is `above`, is the target. */
export async function* upwards(list: NumberList, { low, high }: Span, side: CandidateSide): Candidates {
  let from = low;
  while (from < high) {
    const listed = await list.atOrAbove(from);
    if (!listed || listed.code >= high) return;
    yield { listed, side: listed.code === low && side === 'above' ? 'target' : side };
    from = listed.code + 1;
  }
}

/** The numbers of the list in `span`, from the highest on. */
export async function* downwards(list: NumberList, { low, high }: Span, side: CandidateSide): Candidates {
  let before = high;
  while (before > low) {
    const listed = await list.below(before);
    if (!listed || listed.code < low) return;
    yield { listed, side };
    before = listed.code;
  }
}

/** One stream after the other. */
export async function* inTurn(...streams: Candidates[]): Candidates {
  for (const stream of streams) yield* stream;
}
