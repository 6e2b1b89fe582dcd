import type { ClauseWords } from './clause-words.ts';

const notGiven = 'If that number was not given out, or cannot win,';
const empty = 'If the series has no number that can win, the search is repeated from the same drawn element';
const list = new Intl.ListFormat('en', { type: 'conjunction' });
const ordinal = (number: number): string => `${number}${{ 1: 'st', 2: 'nd', 3: 'rd' }[number] ?? 'th'}`;

/** The clause in English, for those who read the site in it. */
export const clauseEn: ClauseWords = {
  places: {
    units: { one: 'the units digit', other: 'the units digits' },
    tens: { one: 'the tens digit', other: 'the tens digits' },
    hundreds: { one: 'the hundreds digit', other: 'the hundreds digits' },
    thousands: { one: 'the thousands digit', other: 'the thousands digits' },
    ten_thousands: { one: 'the ten-thousands digit', other: 'the ten-thousands digits' },
  },
  digits: (place, prizes) => {
    const ordinals = list.format(prizes.map(ordinal));
    return prizes.length === 1
      ? `${place.one} of the ${ordinals} prize`
      : `${place.other} of the ${ordinals} prizes`;
  },
  list: (items) => list.format(items),
  order: (digits) =>
    `The drawn element is made of these digits of the extraction of the Loteria Federal, read in this order from left to right: ${digits}.`,
  oneSeries: (series) => `The draw has a single series, ${series}.`,
  seriesFixed: (series) => `The series is ${series}.`,
  seriesRead: (digits, prefix) =>
    prefix === ''
      ? `The series is made of these digits of the same extraction, read in this order from left to right: ${digits}.`
      : `The series is made of the fixed number ${prefix}, followed by these digits of the same extraction, read in this order from left to right: ${digits}.`,
  fold: {
    count: ({ first, last, count }, { above, below }) =>
      [
        above &&
          `If the series so read is above ${last}, the quantity of series of the draw (${count}) is taken away as often as it takes for it to be above no longer.`,
        below &&
          `If the series so read is below ${first}, the quantity of series of the draw (${count}) is added as often as it takes for it to be below no longer.`,
      ]
        .filter((sentence) => sentence !== false)
        .join(' '),
    modulo: ({ first, last, count }) =>
      `If the series so read does not lie between ${first} and ${last}, it is divided by the quantity of series of the draw (${count}), and the series is the rest of that division added to ${first}.`,
  },
  winner: (hasSeries) =>
    hasSeries
      ? 'The lucky number made of that series and that drawn element wins.'
      : 'The lucky number with that drawn element wins.',
  approximation: {
    up_then_down: () =>
      `${notGiven} the next number above in the same series that was given out wins; failing that, the next below.`,
    up_circular: ({ lowest, highest }) =>
      `${notGiven} the next number above in the same series that was given out wins, where ${lowest} follows ${highest}.`,
    up_circular_global: ({ first, last }) =>
      `${notGiven} the next number above that was given out wins, from the end of one series on to the beginning of the next, and from the last number of series ${last} on to the first of series ${first}.`,
    alternate: () =>
      `${notGiven} the nearest number given out in the same series wins, looked for above and below in turn (+1, −1, +2, −2 and so on); where one end of the series is reached, the search goes on to the other side alone.`,
    alternate_circular: ({ lowest, highest }) =>
      `${notGiven} the nearest number given out in the same series wins, looked for above and below in turn (+1, −1, +2, −2 and so on), where ${lowest} follows ${highest} and ${highest} comes before ${lowest}.`,
    absolute_difference: () =>
      `${notGiven} the number given out in the same series with the smallest difference, above or below, wins; of two with the same difference, the one that, compared digit by digit from the right, has the larger at the first place where they differ.`,
  },
  emptySeries: {
    up_then_down: ({ first, last }) =>
      `${empty} in the next series above, and so on up to ${last}; failing that, in the next below the one read, and so on down to ${first}.`,
    down_then_up: ({ first, last }) =>
      `${empty} in the next series below, and so on down to ${first}; failing that, in the next above the one read, and so on up to ${last}.`,
  },
  severalPrizes:
    'The prizes go, from the highest value to the lowest and unit by unit, to the numbers that the same search finds, in the order in which it finds them. No number wins twice.',
  oncePerPerson:
    'Each participant can win only once in this draw; their other numbers count as not given out.',
  oftenPerPerson: 'A participant can win more than once in this draw, with different numbers.',
  ineligible: (minimumAge) =>
    `Voided numbers count as not given out, as do those of participants whose CPF is barred${minimumAge > 0 ? `, who are not ${minimumAge} years old on the day of the extraction` : ''} or who cannot take part for another reason in this regulation.`,
  surrogates: (count) =>
    `The same search goes on until it has found, for each prize, ${count === 1 ? '1 surrogate, who replaces' : `${count} surrogates, who replace, in this order,`} whoever is disqualified before the result is published.`,
  noExtraction: 'If the Loteria Federal holds no extraction on the day, the next extraction counts.',
  example: ({ prizes, order, series, number }) =>
    `Example: with the prizes ${prizes.join(', ')}, from the 1st to the 5th, the drawn element is ${order}${series.length > 0 ? `, the series is ${series.join(' → ')}` : ''} and the lucky number is ${number}.`,
};
