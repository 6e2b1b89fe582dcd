/** Receipts that count more than once: which, and how many times. A condition that is null holds for every receipt. */
export interface EarningMultiplier {
  /** 2 to MOST_TIMES. */
  readonly times: number;
  /** A product that takes part and that was found on the receipt. */
  readonly product: string | null;
  /** Days of purchase, `YYYY-MM-DD` in America/Sao_Paulo, both included. */
  readonly days: { readonly from: string; readonly to: string } | null;
}

/** How receipts earn the lucky numbers of a draw: data, from which both the giving out and the regulation's paragraph come. */
export interface EarningRule {
  /** For each receipt or, where `every` is a value, for each time that a person's receipts complete it. */
  readonly numbers: number;
  /** Cents of a real; what doesn't complete it is carried on to the person's next receipt. null: each receipt counts once. */
  readonly every: number | null;
  /** Numbers that one receipt brings at most. */
  readonly perReceipt: number;
  /** Numbers that a person earns by receipts at most in this draw; null: as many as their receipts are worth. */
  readonly perPerson: number | null;
  /** Numbers that each invitation which led to a confirmed person gives whoever invited; left out, 0. */
  readonly perInvitation?: number | undefined;
  /** Numbers that a person gets by invitations at most in this draw; said wherever an invitation gives any. */
  readonly perInviter?: number | null | undefined;
  /** Of those that hold for a receipt the largest counts. */
  readonly multipliers: readonly EarningMultiplier[];
}

/** A multiplier's times at most. */
export const MOST_TIMES = 10;

/** Numbers that one receipt may bring at most, whatever its value: they are told in one letter and given in one statement. */
export const MOST_PER_RECEIPT = 1000;

/** Numbers that one invitation may give: a person brought is no receipt, and never worth more than a large one. */
export const MOST_PER_INVITATION = 100;

/** What a new draw begins with: one number for each receipt. The column's default is the same. */
export const COMMON_EARNING_RULE: EarningRule = {
  numbers: 1,
  every: null,
  perReceipt: 100,
  perPerson: null,
  multipliers: [],
};

/** Whether what a receipt brings hangs on its value or its day, so that both have to be known from somebody else than its sender. */
export const goesByPurchase = ({ every, multipliers }: EarningRule): boolean =>
  every !== null || multipliers.some(({ days }) => days !== null);

/** A valid receipt as far as what it earns goes by it. */
export interface EarningReceipt {
  /** Cents of a real. */
  readonly value: number;
  /** Day of the purchase, `YYYY-MM-DD`; null where nobody knows it. */
  readonly day: string | null;
  readonly products: readonly string[];
}

const holds = ({ product, days }: EarningMultiplier, receipt: EarningReceipt): boolean =>
  (product === null || receipt.products.includes(product)) &&
  (days === null || (receipt.day !== null && receipt.day >= days.from && receipt.day <= days.to));

/** How many times a receipt counts: the largest multiplier that holds for it, 1 where none does. */
export const timesOf = ({ multipliers }: EarningRule, receipt: EarningReceipt): number =>
  multipliers.filter((one) => holds(one, receipt)).reduce((most, { times }) => Math.max(most, times), 1);

/**
 * What is wrong with a rule: fewer numbers at most than one receipt, one full value or one invitation brings; invitations that
 * give without an end; a multiplier that asks nothing of a receipt; days that end before they begin.
 */
export const EARNING_PROBLEMS = [
  'cap_below_one',
  'inviter_uncapped',
  'multiplier_any',
  'days_order',
] as const;

/** One of EARNING_PROBLEMS. */
export type EarningProblem = (typeof EARNING_PROBLEMS)[number];

/** Problems of a rule, each with the dotted path of its field in the rule. */
export function earningProblems({
  numbers,
  perReceipt,
  perPerson,
  perInvitation = 0,
  perInviter = null,
  multipliers,
}: EarningRule): readonly (readonly [field: string, problem: EarningProblem])[] {
  const problems: [string, EarningProblem][] = [];
  if (perReceipt < numbers) problems.push(['perReceipt', 'cap_below_one']);
  if (perPerson !== null && perPerson < numbers) problems.push(['perPerson', 'cap_below_one']);
  if (perInvitation > 0 && perInviter === null) problems.push(['perInviter', 'inviter_uncapped']);
  if (perInviter !== null && perInviter < perInvitation) problems.push(['perInviter', 'cap_below_one']);
  multipliers.forEach(({ product, days }, place) => {
    if (product === null && days === null) problems.push([`multipliers.${place}.product`, 'multiplier_any']);
    if (days !== null && days.to < days.from) problems.push([`multipliers.${place}.days.to`, 'days_order']);
  });
  return problems;
}
