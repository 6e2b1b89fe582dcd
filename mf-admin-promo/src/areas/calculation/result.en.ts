import { candidateSideEn, digitPlaceEn, skipReasonEn } from '@fio/contracts/terms/draws.en';
import { prefixed } from '@fio/platform/i18n';
import type { resultPt } from './result.pt.ts';

export const resultEn: Record<keyof typeof resultPt, string> = {
  board: 'The five prizes of extraction {{contest}}',
  'legend.order': 'makes the order',
  'legend.series': 'makes the series',
  'said.order': '{{place}} {{digit}}, in the order',
  'said.series': '{{place}} {{digit}}, in the series',
  ...prefixed('digit', digitPlaceEn),

  'result.number': 'From the extraction to the number looked for',
  'result.run': 'Calculation {{number}}',
  'result.choice': 'Calculation {{number}} · {{at}} · {{by}}',
  'result.none': 'No result yet',
  'result.noneText':
    'After the calculation the whole way shows here: digits, series and each number looked at.',

  'pen.order': 'The order, from the 1st to the 5th prize:',
  'pen.series': 'The series, as read in the prizes:',
  'pen.prefixed': 'The series, {{prefix}} and what is read in the prizes:',
  'pen.inside': 'It lies within the series of the draw, {{first}} to {{last}}: it is {{result}}.',
  'pen.fold.count':
    'The series go from {{first}} to {{last}}: their quantity, {{count}}, is taken away (or added) until it lies within:',
  'pen.fold.modulo':
    'The series go from {{first}} to {{last}}: the rest of the division by {{count}} counts:',
  'pen.target': 'The number looked for:',

  walk: 'Numbers looked at',
  'walk.sum_one': '{{awards}} numbers drawn, {{total}} skipped.',
  'walk.sum_other': '{{awards}} numbers drawn, {{total}} skipped.',
  'walk.short': 'Only those drawn',
  'walk.more_one': 'Show {{count}} more',
  'walk.more_other': 'Show {{count}} more',
  'walk.from': 'the search begins here',
  'walk.won': 'won',
  'walk.reserve': 'surrogate',
  'walk.skipped': 'skipped',
  'walk.exhausted_one': 'no number is left: {{count}} is missing',
  'walk.exhausted_other': 'no number is left: {{count}} are missing',
  'walk.surrogate': 'surrogate {{rank}} · {{title}}',
  'walk.unit': '{{title}}, no. {{unit}}',
  'walk.wonWith': 'with {{number}}',
  ...prefixed('side', candidateSideEn),
  ...prefixed('skip', skipReasonEn),

  'place.winner': 'Winner',
  'place.surrogate': 'Surrogate {{rank}}, in the winner’s place',
  'place.reserve': 'Surrogate {{rank}}',
  'place.unit': '{{place}}, unit {{unit}}',

  'list.none': 'The list has not been closed yet',
  'list.noneText': 'Once frozen, its files and the published commitment show here.',
  'list.commitment': 'Commitment of the list',
};
