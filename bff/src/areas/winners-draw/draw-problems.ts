import type { winnersDraw } from '@fio/contracts';
import { earningProblems, isLongerThanYear, ruleSetProblems, todayInSaoPaulo } from '@fio/domain';
import type { InputOf } from '../../core/crud/resource.ts';
import { AppError, type Problem } from '../../core/errors.ts';

export type DrawInput = InputOf<typeof winnersDraw>;
/** A broken rule at a field's dotted path, by its code in the validation catalogue. */
export type Broken = readonly [field: string, code: string];

/** Refuses with all of them at once, each at its field. */
export function refuse(broken: readonly Broken[]): void {
  if (broken.length === 0) return;
  const fields: Record<string, Problem[]> = {};
  for (const [field, code] of broken) (fields[field] ??= []).push({ code });
  throw new AppError('INVALID_REQUEST', { fields });
}

const when = (isBroken: boolean, field: string, code: string): Broken[] => (isBroken ? [[field, code]] : []);

function dateProblems({ periodFrom, periodTo, lotteryDate, plannedAt }: DrawInput): Broken[] {
  const planned = plannedAt === null ? null : todayInSaoPaulo(new Date(plannedAt));
  return [
    ...when(periodTo < periodFrom, 'periodTo', 'period_order'),
    ...when(isLongerThanYear(periodFrom, periodTo), 'periodTo', 'period_long'),
    ...when(lotteryDate <= periodTo, 'lotteryDate', 'lottery_after_period'),
    ...when(planned !== null && planned < lotteryDate, 'plannedAt', 'planned_after_lottery'),
  ];
}

/** In order of value: the first that is worth more than the one before it. */
function orderProblems({ prizes }: DrawInput): Broken[] {
  const index = prizes.findIndex(({ value }, place) => value > (prizes[place - 1]?.value ?? Infinity));
  return when(index > 0, `prizes.${index}.value`, 'prizes_order');
}

/** Of its series and how an extraction leads to them. */
function seriesProblems({ ruleSet, seriesFirst, seriesLast }: DrawInput): Broken[] {
  if (seriesLast < seriesFirst) return [['seriesLast', 'series_order']];
  const problems = ruleSetProblems(ruleSet, { first: seriesFirst, last: seriesLast });
  return problems.map(([field, problem]) => [`ruleSet.${field}`, problem]);
}

/** Of how its numbers are earned. */
const ruleOfEarning = ({ earning }: DrawInput): Broken[] =>
  earningProblems(earning).map(([field, problem]) => [`earning.${field}`, problem]);

/** Products that no reviewer could ever find, for the campaign doesn't name them. */
export const productProblems = ({ earning }: DrawInput, participating: readonly string[]): Broken[] =>
  earning.multipliers.flatMap(({ product }, place) =>
    product === null || participating.includes(product)
      ? []
      : [[`earning.multipliers.${place}.product`, 'product_unknown'] as const],
  );

/** What is wrong with a draw whatever its state, beyond what the contract's schema holds. */
export const drawProblems = (input: DrawInput): Broken[] => [
  ...dateProblems(input),
  ...seriesProblems(input),
  ...orderProblems(input),
  ...ruleOfEarning(input),
];

interface Standing {
  readonly input: DrawInput;
  readonly regulation: { readonly publishedAt: Date | null; readonly certificate: string | null } | null;
  readonly hasNumbers: boolean;
  readonly today: string;
}

/** What a draw still lacks to be scheduled, or to stay so. */
export function scheduleProblems({ input, regulation, hasNumbers, today }: Standing): Broken[] {
  const { certificate, place, plannedAt, prizes, periodFrom } = input;
  const isOther = regulation !== null && regulation.certificate !== null;
  return [
    ...when(regulation === null, 'regulationId', 'required'),
    ...when(regulation?.publishedAt === null, 'regulationId', 'regulation_unpublished'),
    ...when(certificate === null, 'certificate', 'required'),
    ...when(
      isOther && certificate !== null && certificate !== regulation.certificate,
      'certificate',
      'certificate_other',
    ),
    ...when(periodFrom <= today, 'periodFrom', 'period_begun'),
    ...when(!hasNumbers, 'seriesFirst', 'numbers_uncommitted'),
    ...when(plannedAt === null, 'plannedAt', 'required'),
    ...when(place === '', 'place', 'required'),
    ...when(prizes.length === 0, 'prizes', 'required'),
  ];
}
