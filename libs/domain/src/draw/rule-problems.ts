import type { SeriesInterval } from '../lucky-number.ts';
import type { DigitPick, RuleSet } from './rule-set.ts';
import { seriesChances } from './series-readings.ts';

/** Digits that a series is printed with at most. */
const SERIES_DIGITS = 3;

/**
 * What is wrong with a rule set: a digit of the extraction read twice, so that not every number could come up; a series read
 * with more digits than any has; a series of the interval that no extraction leads to.
 */
export const RULE_PROBLEMS = ['digit_repeated', 'series_long', 'series_unreachable'] as const;

/** One of RULE_PROBLEMS. */
export type RuleProblem = (typeof RULE_PROBLEMS)[number];

function repeated(ruleSet: RuleSet): [field: string, problem: RuleProblem][] {
  const seen = new Set<string>();
  const check = (path: string) => (pick: DigitPick, index: number) => {
    const key = `${pick.prize} ${pick.place}`;
    if (seen.has(key)) return [[`${path}.${index}`, 'digit_repeated'] as [string, RuleProblem]];
    seen.add(key);
    return [];
  };
  return [...ruleSet.order.flatMap(check('order')), ...ruleSet.series.digits.flatMap(check('series.digits'))];
}

/**
 * Problems of a rule set for a draw of these series, each with the dotted path of its field in the rule set; none where
 * every number of the draw can come up.
 */
export function ruleSetProblems(
  ruleSet: RuleSet,
  interval: SeriesInterval,
): readonly (readonly [field: string, problem: RuleProblem])[] {
  const { prefix, digits } = ruleSet.series;
  if (prefix.length + digits.length > SERIES_DIGITS)
    return [...repeated(ruleSet), ['series.prefix', 'series_long']];
  const isUnreachable = seriesChances(ruleSet, interval).least === 0;
  return [
    ...repeated(ruleSet),
    ...(isUnreachable ? [['series.digits', 'series_unreachable'] as [string, RuleProblem]] : []),
  ];
}
