import { APPROXIMATIONS, COMMON_RULE_SET, type DrawDefinition, type RuleSet } from '@fio/domain';

/** Winners, and as many numbers that can't win before the last of them is found. */
export const WINNERS = 1_000;
export const LOTTERY_DATE = '2026-11-18';

/** A draw of so many series by a rule set that differs from the common one in this. */
export const definition = (series: number, rules: Partial<RuleSet> = {}): DrawDefinition => ({
  ruleSet: { ...COMMON_RULE_SET, ...rules },
  interval: { first: 0, last: series - 1 },
  prizes: [{ quantity: WINNERS }],
  surrogates: 0,
});

/** The same draw by each approximation. */
export const variants = (series: number): readonly DrawDefinition[] =>
  APPROXIMATIONS.map((approximation) => definition(series, { approximation }));

/** Five prizes that lead to order 73,253 of this series, a number that can't win. */
export const extractionOf = (series: number): readonly string[] => {
  const tens = [...String(series).padStart(3, '0'), '0', '0'];
  return ['7', '3', '2', '5', '3'].map((units, index) => `481${tens[index]}${units}`);
};
