import type { EarningWords } from './earning-words.ts';

const count = new Intl.NumberFormat('en');
const numbersOf = (numbers: number): string =>
  numbers === 1 ? '1 lucky number' : `${count.format(numbers)} lucky numbers`;
const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const lost = (byValue: boolean): string => (byValue ? ' Value that would give more is lost.' : '');

/** The same in English, for those who read the site in it. */
export const earningEn: EarningWords = {
  money: new Intl.NumberFormat('en', { style: 'currency', currency: 'BRL' }),
  day: (date) => days.format(new Date(date)),
  byReceipt: (numbers) => `Each accepted receipt gives ${numbersOf(numbers)}, whatever its value.`,
  byValue: (numbers, every) =>
    `For each ${every} of accepted receipts, added up by participant, ${numbersOf(numbers)} ${numbers === 1 ? 'is' : 'are'} given out to them.`,
  carried: (every) =>
    `What doesn't complete ${every} stays as the participant's balance and is added to their next receipt accepted in this draw; it passes neither to another draw nor to another person.`,
  multiplied: (times, { product, from, to }, byValue) =>
    [
      product === null ? 'A receipt' : `A receipt with the product “${product}”`,
      from === null ? '' : from === to ? `of a purchase on ${from}` : `of a purchase from ${from} to ${to}`,
      byValue ? 'counts its value' : 'gives its numbers',
      times === 2 ? 'twice' : `${times} times`,
    ]
      .filter(Boolean)
      .join(' ')
      .concat('.'),
  largest: 'Where more than one of these holds for a receipt, only the largest counts.',
  perReceipt: (numbers, byValue) => `A receipt gives ${numbersOf(numbers)} at most.${lost(byValue)}`,
  perPerson: (numbers, byValue) =>
    `A participant receives ${numbersOf(numbers)} at most for their receipts in this draw.${lost(byValue)}`,
  inOrder: 'Receipts count in the order in which they are accepted.',
  refused: 'If an accepted receipt comes to be refused, the lucky numbers that it gave are voided.',
  refusedByValue:
    'The participant’s other receipts are then counted again without it, in the order in which they were accepted: if they give fewer numbers than the participant has left, the last ones received are voided; if they give more, those that are missing are given out, for as long as numbers are. Once the list of participants is closed, a refusal voids the numbers of that receipt alone.',
  invited: (numbers, most) =>
    `Each person who registers by the participant’s invitation link and confirms their e-mail within the period of participation gives the participant ${numbersOf(numbers)}, up to ${numbersOf(most)} by invitations in this draw.`,
  notInvited:
    'An invitation opened with the account, the device or the network of whoever invited gives no number, nor does one that is confirmed before whoever invited has confirmed their own e-mail, while either of the two is barred from taking part, or once no numbers are left. If the invited person is no longer registered or is barred from taking part when the list of participants is closed, the numbers that the invitation gave are voided.',
  example: ({ first, second, firstNumbers, firstLeft, secondNumbers, secondLeft }) =>
    `Example: a receipt of ${first} gives ${numbersOf(firstNumbers)} and leaves a balance of ${firstLeft}; another of ${second} after it gives ${secondNumbers === 0 ? 'no number' : numbersOf(secondNumbers)} and leaves ${secondLeft}.`,
};
