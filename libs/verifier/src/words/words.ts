import type { Change, Seat } from '../draw/Change.ts';
import type { LateRound } from '../draw/late-round.ts';
import type { Meaning } from '../reading/meanings.ts';
import type { PRIZE_REASONS } from '../log/entry-forms.ts';
import type { PrizesStep, PrizesVerdict } from '../prizes/verify-prizes.ts';
import type { StepName, Verdict } from '../verify.ts';
import type { PageWords } from './page-words.ts';

/** Codes of the log that stand in the reason of a change. */
const CODES = [
  ...['disqualified', 'not_found', 'declined', 'deceased', 'prescribed'],
  ...['barred', 'under_age', 'false_data', 'receipt_invalid', 'second_account', 'fraud'],
  ...['documents_missing', 'account_erased', 'mismatch', 'withdrawn', 'postponed'],
  ...['defence_until', 'defence_given_up'],
] as const;
type Code = (typeof CODES)[number];

/** All that is said, in one language. */
export interface Words {
  readonly lang: 'pt' | 'en';
  readonly code: Readonly<Record<Code, string>>;
  /** Why the win of an instant prize doesn't hold. */
  readonly prizeReason: Readonly<Record<(typeof PRIZE_REASONS)[number], string>>;
  readonly page: PageWords;
  readonly verdict: Readonly<Record<(Verdict | PrizesVerdict)['verdict'], string>>;
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
      | 'beacon_known'
      | 'beacon_other'
      | 'beacon_none'
      | 'round_late'
      | 'round_missing'
      | 'slot'
      | 'nth'
      | 'held'
      | 'refused'
      | 'waiting'
      | 'not_revealed'
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
  series === null ? String(number) : `${String(series).padStart(3, '0')}/${String(number).padStart(5, '0')}`;

export function seatText({ text }: Words, seat: Seat): string {
  const { prize, unit, rank } = seat;
  const drawn = rank === 0 ? text.winner : filled(text.surrogate, { rank });
  return `${printed(seat)} (${filled(text.unit, { rank: drawn, prize, unit })})`;
}

/** Those whose reason somebody wrote: there a word is a word. */
const WRITTEN: readonly Change['kind'][] = ['postponement_proposed', 'postponement_withdrawn', 'postponed'];

/** The reason of a change with its codes in words. */
export const reasonText = ({ code }: Words, { kind, reason }: Change): string =>
  WRITTEN.includes(kind)
    ? reason
    : reason.replaceAll(/[a-z_]+/g, (found) => {
        const known = CODES.find((one) => one === found);
        return known === undefined ? found : code[known];
      });

/** A public change in one line: when, what, why, who disappears and who enters. */
export function changeText(words: Words, told: Change): string {
  const { kind, at, out, in: entered } = told;
  const who = [out && `− ${seatText(words, out)}`, entered && `+ ${seatText(words, entered)}`];
  return [at, words.change[kind], reasonText(words, told), ...who].filter(Boolean).join(' · ');
}

/** A round that wasn't told in time, in one line; `when` writes its moments. */
export const lateText = (
  { text }: Words,
  { title, round, at, toldAt }: LateRound,
  when: (moment: string) => string = (moment) => moment,
): string =>
  toldAt === null
    ? filled(text.round_missing, { title, round, at: when(at) })
    : filled(text.round_late, { title, round, at: when(at), told: when(toldAt) });
