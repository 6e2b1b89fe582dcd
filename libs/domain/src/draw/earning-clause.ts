import { givesForInvitations } from './earn-by-invitation.ts';
import { earnNumbers, centsOf, NO_BALANCE } from './earn-numbers.ts';
import type { EarningMultiplier, EarningRule } from './earning-rule.ts';
import { earningEn } from './earning.en.ts';
import { earningPt } from './earning.pt.ts';
import type { EarningWords } from './earning-words.ts';

const WORDS: Readonly<Record<'pt' | 'en', EarningWords>> = { pt: earningPt, en: earningEn };
const CENTS = 100;

/** A value that brings a number and leaves something, and one that doesn't complete the next or just does. */
function exampleInWords(words: EarningWords, rule: EarningRule, every: number): string {
  const money = (cents: number) => words.money.format(cents / CENTS);
  const [value, other] = [every + Math.floor(every * 0.7), Math.floor(every * 0.5)];
  const first = earnNumbers(rule, NO_BALANCE, { receipt: 'first', value, times: 1 });
  const second = earnNumbers(rule, first.balance, { receipt: 'second', value: other, times: 1 });
  return words.example({
    first: money(value),
    second: money(other),
    firstNumbers: first.numbers,
    firstLeft: money(centsOf(first.balance.parts)),
    secondNumbers: second.numbers,
    secondLeft: money(centsOf(second.balance.parts)),
  });
}

const multiplied = (words: EarningWords, byValue: boolean) => (one: EarningMultiplier) =>
  words.multiplied(
    one.times,
    {
      product: one.product,
      from: one.days && words.day(one.days.from),
      to: one.days && words.day(one.days.to),
    },
    byValue,
  );

/**
 * How receipts, and invitations where they give any, earn the numbers of a draw, in the words of a regulation: a paragraph each. Made from the rule that runs, with
 * an example that is computed by it.
 */
export function earningClause(rule: EarningRule, language: 'pt' | 'en'): readonly string[] {
  const words = WORDS[language];
  const { numbers, every, perReceipt, perPerson, perInvitation = 0, perInviter, multipliers } = rule;
  const byValue = every !== null;
  const most = numbers * Math.max(1, ...multipliers.map(({ times }) => times));
  const price = byValue ? words.money.format(every / CENTS) : '';
  return [
    byValue ? `${words.byValue(numbers, price)} ${words.carried(price)}` : words.byReceipt(numbers),
    ...multipliers.map(multiplied(words, byValue)),
    ...(multipliers.length > 1 ? [words.largest] : []),
    ...(byValue || perReceipt < most ? [words.perReceipt(perReceipt, byValue)] : []),
    ...(perPerson === null ? [] : [words.perPerson(perPerson, byValue)]),
    ...(byValue || perPerson !== null ? [words.inOrder] : []),
    byValue || perPerson !== null ? `${words.refused} ${words.refusedByValue}` : words.refused,
    ...(byValue ? [exampleInWords(words, rule, every)] : []),
    ...(givesForInvitations(rule) ? [words.invited(perInvitation, perInviter ?? 0), words.notInvited] : []),
  ];
}
