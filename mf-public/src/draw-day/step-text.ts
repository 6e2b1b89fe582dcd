import type { PickedDigit, TargetTrace } from '@fio/domain/draw/calculation';
import type { ListCommitment } from '@fio/domain/draw/list-commitment';
import { orderSizeOf } from '@fio/domain/draw/rule-set';
import { formatLuckyNumber } from '@fio/domain/lucky-number';
import { walkedOf } from '../draw/walked.ts';
import { useDrawWords } from '../draw/words.ts';
import type { DayStep } from './day-steps.ts';
import { useDrawDayWords } from './words.ts';

const { t } = useDrawDayWords;

export type Committed = ListCommitment;
type Winner = Extract<DayStep, { kind: 'winner' }>;

/** Which digits were picked, in words: 'unidade do 1º prêmio, unidade do 2º prêmio'. */
export const picksText = (digits: readonly PickedDigit[]): string =>
  digits.map(({ place, prize }) => t('pick', { place: useDrawWords.t(`place.${place}`), prize })).join(', ');

/** The digits of the order, from left to right. */
export const orderText = ({ order }: TargetTrace): string => order.map(({ digit }) => digit).join('');

/** The series as it was read, before it is folded. */
export const seriesText = ({ series: { prefix, digits } }: TargetTrace): string =>
  `${prefix}${digits.map(({ digit }) => digit).join('')}`;

/** A number as this draw prints it. */
export const numberText = (
  number: { series: number; order: number },
  { ruleSet }: Pick<Committed, 'ruleSet'>,
): string => formatLuckyNumber(number, orderSizeOf(ruleSet));

/** A winner's number as this draw prints it; of a draw of one series the only one. */
export const winnerNumber = ({ winner: { series, number } }: Winner, committed: Committed): string =>
  numberText({ series: series ?? committed.interval.first, order: number }, committed);

type Checked = Extract<DayStep, { kind: 'checked' }>;

/** Whether all that was published is what was calculated here. */
export function isRight({ check }: Checked): boolean {
  const { calculation: _calculation, committed: _committed, changes: _changes, ...checks } = check;
  return !Object.values(checks).includes(false);
}

/** What came of calculating again. */
export function checkedText(step: Checked): string {
  if (!isRight(step)) return t('checked.wrong');
  const { changes } = step.check;
  return changes.length > 0 ? t('checked.changed') : useDrawWords.t('checkRight');
}

/** A step in one sentence, for who listens and for the place one is at. */
export function stepText(step: DayStep, committed: Committed | null): string {
  if (step.kind === 'prize') return t('said.prize', { number: step.prize, digits: step.digits });
  if (step.kind === 'checked') return checkedText(step);
  if (step.kind === 'more') return t('more', { count: step.count });
  if (!committed) return '';
  if (step.kind === 'order') return t('said.order', { order: orderText(step.trace) });
  if (step.kind === 'series') return t('said.series', { series: seriesText(step.trace) });
  if (step.kind === 'target') return t('said.target', { number: numberText(step.trace.target, committed) });
  if (step.kind === 'walk') {
    const { number, outcome, note } = walkedOf(step.walk, step.at, committed);
    return [`${number}: ${outcome}`, ...(note ? [note] : [])].join('. ');
  }
  const { name, city, state } = step.winner;
  return t('said.winner', {
    prize: step.prize.title,
    name,
    city,
    state,
    number: winnerNumber(step, committed),
  });
}
