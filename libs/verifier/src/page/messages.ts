import type { Change } from '../draw/Change.ts';
import type { Commitment } from '../draw/forms.ts';
import type { LateRound } from '../draw/late-round.ts';
import type { Meaning } from '../reading/meanings.ts';
import type { Place } from '../reading/Refusal.ts';
import type { GivenFile } from '../sources/given.ts';
import type { Trusted } from '../log/Log.ts';
import type { Confirmed, StepName, Verdict } from '../verify.ts';

/** What the page asks of the program behind it. */
export interface Question {
  readonly given: readonly GivenFile[];
  readonly trusted: Trusted;
}

/** A verdict as it comes through between the two: of errors nothing but their words does. */
export type Judged =
  | {
      readonly verdict: 'confirmed' | 'changed';
      readonly title: string;
      readonly changes: readonly Change[];
      readonly lateRounds: readonly LateRound[];
      readonly committed: Pick<Commitment, 'count' | 'periodFrom' | 'periodTo' | 'closedAt'>;
      readonly head: Pick<Confirmed['head'], 'size' | 'root'>;
      readonly witnesses: Confirmed['witnesses'];
    }
  | {
      readonly verdict: 'refused';
      readonly step: StepName;
      readonly meaning: Meaning;
      readonly place: Place;
      readonly detail: string;
    };

/** Why nothing could be said of a draw. */
export type Failure = 'nothingKnown' | 'damaged' | 'broken';

export type Answer =
  | { readonly kind: 'progress'; readonly step: StepName; readonly done: number; readonly of: number }
  | { readonly kind: 'judged'; readonly judged: Judged }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly detail: string };

/** What can be sent of a verdict. */
export function judgedOf(verdict: Verdict): Judged {
  if (verdict.verdict !== 'refused') return verdict;
  const { meaning, place, detail } = verdict.refusal;
  return { verdict: 'refused', step: verdict.step, meaning, place, detail };
}
