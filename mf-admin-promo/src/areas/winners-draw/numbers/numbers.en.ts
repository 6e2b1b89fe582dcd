import type { numbersPt } from './numbers.pt.ts';

export const numbersEn: Record<keyof typeof numbersPt, string> = {
  'numbers.none': 'The numbers are not committed yet',
  'numbers.noneText':
    'Committing draws now, in secret, the order in which the numbers of the series {{series}} will be given, and publishes the code that proves it. The series never change any more.',
  'numbers.late': 'The period began without committed numbers: this draw can no longer have any.',
  'numbers.commit': 'Commit the numbers',
  'numbers.commit.title': 'Commit {{capacity}} numbers?',
  'numbers.commit.text':
    'The series {{series}} are fixed and the code of the order is public. There is no way back.',
  'numbers.committed': 'Numbers committed.',
  'numbers.proof':
    'The code is public since the commitment. Once the seed is revealed, anyone can check that it is the same and compute every number that was given.',
  'numbers.capacity': 'Capacity',
  'numbers.seedHash': 'Commitment (SHA-256 of the seed)',
  'numbers.committedAt': 'Committed at',
  'numbers.seed': 'Seed',
  'numbers.hidden': 'Secret until the period is over',
  'numbers.revealedAt': 'Seed revealed at',
  'numbers.reveal': 'Reveal the seed',
  'numbers.reveal.hint':
    'After the period, once no receipt of it waits for review. Only then can the list be frozen.',
  'numbers.reveal.title': 'Reveal the seed?',
  'numbers.reveal.text':
    'From then on anyone can compute all numbers, and no other is given. There is no way back.',
  'numbers.revealed': 'Seed revealed.',
  'numbers.totals': 'See the totals by series',
};
