import { approximationEn, emptySeriesEn, seriesFoldEn } from '@fio/contracts/terms/draw-rules.en';
import { digitPlaceEn } from '@fio/contracts/terms/draws.en';
import { prefixed } from '@fio/platform/i18n';
import type { rulesPt } from './rules.pt.ts';

export const rulesEn: Record<keyof typeof rulesPt, string> = {
  'rules.order': 'Order: the digits of the number',
  'rules.order.hint':
    'One to five, read from left to right. Common are the units of the first to the fifth prize.',
  'rules.order.size': 'Each series has {{size}} numbers.',
  'rules.addOrderDigit': 'Read one digit more',
  'rules.removeOrderDigit': 'Remove digit {{position}} of the order',
  'rules.series': 'Series: the digits that make it',
  'rules.series.hint': 'Up to three, prefix included. Common are the tens of the first to the third prize.',
  'rules.series.none':
    'The series is not read in the extraction: the draw has but one, or the prefix says it.',
  'rules.prefix': 'Fixed prefix',
  'rules.prefix.hint': 'Digits that come first, where the regulation fixes them.',
  'rules.position': 'Digit {{position}}',
  'rules.prize': 'Prize of digit {{position}}',
  'rules.place': 'Place of digit {{position}}',
  'rules.prizeNumber': 'Prize {{number}}',
  'rules.addDigit': 'Add a digit',
  'rules.removeDigit': 'Remove digit {{position}} of the series',
  ...prefixed('place', digitPlaceEn),

  'rules.fold': 'Series outside the interval',
  ...prefixed('fold', seriesFoldEn),
  'fold.count.text':
    'Above the last, the quantity of series is taken away until it lies inside; below the first, added.',
  'fold.modulo.text': 'From the first series on, the rest of the division by their quantity is counted.',
  'rules.approximation': 'A number not given out, or that can’t win',
  ...prefixed('approximation', approximationEn),
  'approximation.up_then_down.text': 'In the same series: the next above and, failing that, the next below.',
  'approximation.up_circular.text': 'In the same series: after the last number comes the first.',
  'approximation.up_circular_global.text': 'From the last series one goes back to the first.',
  'approximation.alternate.text': 'In the same series: +1, −1, +2, −2, the one above first.',
  'approximation.alternate_circular.text': 'As in turn; before the first number comes the last.',
  'approximation.absolute_difference.text':
    'The smallest difference; of two as near, the one with the larger digit at the first place, from the right, where they differ.',
  'rules.emptySeries': 'A series without a number that can win',
  ...prefixed('emptySeries', emptySeriesEn),
  'rules.onePrizePerPerson': 'One prize per person in this draw',
  'rules.onePrizePerPerson.yes': 'Who has won is passed over for the other prizes.',
  'rules.onePrizePerPerson.no': 'The same person may win with several numbers.',
  'rules.minimumAge': 'Minimum age on the day of the extraction',

  'preview.title': 'Try it',
  'preview.text': 'With this extraction, the rules lead to this number:',
  'preview.extraction': 'The five prizes of an extraction',
  'preview.example': 'of the example',
  'preview.uneven':
    'Not all series have the same chance: the least likely comes from {{least}} readings of the extraction, the likeliest from {{most}}.',
  'preview.incomplete': 'Type the five prizes, five digits each.',
  'preview.broken': 'Put the series or the rules right to see the number.',

  clause: 'Clause of the regulation',
  'clause.text': 'Written from the rules themselves: what the text says is what the calculation does.',
  'clause.copyPt': 'Copy in Portuguese',
  'clause.copyEn': 'Copy in English',
  'clause.copied': 'Clause copied. Paste it into the text of the regulation.',
  'clause.failed': 'The browser did not allow the copy. Select the text and copy it.',
};
