import type { numbersPt } from './numbers.pt.ts';

export const numbersEn: Record<keyof typeof numbersPt, string> = {
  mine: 'Lucky numbers',
  mineLead: 'By draw, in the order they came.',
  none: 'No numbers yet',
  noneText: 'Every valid receipt becomes lucky numbers.',
  how: 'How do I get numbers?',
  failed: 'Your numbers could not be loaded',
  lottery: 'Loteria Federal of {{date}}',
  valid_one: '{{count}} number in play',
  valid_other: '{{count}} numbers in play',
  void: 'void',
  awarded: 'drawn',
  voidWhy: 'Void numbers take no part in the draw and are given to nobody else.',
  listed: 'Check that my numbers are in the list: {{title}}',
  print: 'Print my numbers',
  printed: 'Lucky numbers of {{name}}, on {{when}}',

  proof: 'The proof that nobody chooses the numbers',
  proofText:
    'The order in which numbers come was fixed by a secret seed before the period. On {{when}} we published this digest (SHA-256), which only one seed has:',
  proofLater:
    'After the period the seed is revealed. Then your own device makes the order again and checks each number, without trusting us.',
  proofSeed: 'The seed, revealed on {{when}}:',
  proofPlace:
    'Each number has its place in the order. Your first of this draw is number {{place}} of {{capacity}}.',
  check: 'Check on my device',
  checking_one: 'Checking {{count}} number…',
  checking_other: 'Checking {{count}} numbers…',
  right_one: 'It is right: the seed has the published digest and your number is the one fixed for its place.',
  right_other:
    'It is right: the seed has the published digest and your {{count}} numbers are those fixed for their places.',
  wrongSeed: 'It is wrong: the revealed seed does not have the published digest. Write to customer service.',
  wrongNumbers: 'It is wrong: {{numbers}}. Write to customer service.',
  close: 'Close',
  checkTitle: 'Check a lucky number',
  draw: 'Draw',
  number: 'Lucky number',
  numberHint: 'Series and number, such as 012/34567.',
  numberWrong: 'Give the series and the five digits, such as 012/34567.',
  checkOne: 'Check',
  wasGiven:
    '{{number}} is number {{place}} of the order and was given to a participant: {{given}} were given.',
  notGiven: '{{number}} is number {{place}} of the order and was never given: {{given}} were given.',
  noSeries: '{{number}} is not of this draw: it has no such series.',
  noDraws: 'No draw with numbers yet',
  noDrawsText: 'The digest of the seed appears here before the period of each draw.',
  checkFailed: 'It could not be checked now. Try again.',
};
