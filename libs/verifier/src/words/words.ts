import type { Change, Seat } from '../draw/Change.ts';
import type { Meaning } from '../reading/meanings.ts';
import type { PrizesStep } from '../prizes/verify-prizes.ts';
import type { StepName, Verdict } from '../verify.ts';

/** All that is said, in one language. */
export interface Words {
  readonly verdict: Readonly<Record<Verdict['verdict'], string>>;
  readonly step: Readonly<Record<StepName | PrizesStep, string>>;
  readonly change: Readonly<Record<Change['kind'], string>>;
  readonly meaning: Readonly<Record<Meaning, string>>;
  readonly text: Readonly<
    Record<
      | 'title'
      | 'step'
      | 'place'
      | 'head'
      | 'witness'
      | 'number'
      | 'listed'
      | 'of_another'
      | 'not_listed'
      | 'unit'
      | 'winner'
      | 'surrogate'
      | 'slots'
      | 'slot'
      | 'nth'
      | 'held'
      | 'refused'
      | 'waiting'
      | 'failed',
      string
    >
  >;
}

/** A text with its `{{names}}` filled in. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));

/** A number as it is printed. */
export const printed = ({ series, number }: Pick<Seat, 'series' | 'number'>): string =>
  series === null ? String(number) : `${series}/${String(number).padStart(5, '0')}`;

function seatText({ text }: Words, seat: Seat): string {
  const { prize, unit, rank } = seat;
  const drawn = rank === 0 ? text.winner : filled(text.surrogate, { rank });
  return `${printed(seat)} (${filled(text.unit, { rank: drawn, prize, unit })})`;
}

/** A public change in one line: when, what, why, who disappears and who enters. */
export function changeText(words: Words, { kind, at, reason, out, in: entered }: Change): string {
  const who = [out && `− ${seatText(words, out)}`, entered && `+ ${seatText(words, entered)}`];
  return [at, words.change[kind], reason, ...who].filter(Boolean).join(' · ');
}
