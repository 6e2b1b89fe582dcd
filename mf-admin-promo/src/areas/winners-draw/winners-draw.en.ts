import { prescriptionEventEn, termUnitEn } from '@fio/contracts/terms/draw-rules.en';
import { drawStateEn } from '@fio/contracts/terms/draws.en';
import { prefixed, recordWordsEn } from '@fio/platform/i18n';
import { earningEn } from './earning/earning.en.ts';
import { numbersEn } from './numbers/numbers.en.ts';
import { prizesEn } from './prizes/prizes.en.ts';
import { rulesEn } from './rules/rules.en.ts';
import type { winnersDrawPt } from './winners-draw.pt.ts';

export const winnersDrawEn: Record<keyof typeof winnersDrawPt, string> = {
  title: 'Draws',
  menu: 'Winners’ draw',
  ...recordWordsEn('draw', 'draws'),
  search: 'Title or certificate',
  created: 'Draw created as a draft. Commit its numbers and schedule it before its period.',
  'empty.text': 'Define period, series, rules and prizes: the rest follows from them.',
  cancel: 'Cancel',
  close: 'Close',

  'field.title': 'Title',
  'field.slug': 'Address',
  'field.state': 'State',
  'field.regulationId': 'Regulation and version',
  'field.certificate': 'Certificate of authorisation',
  'field.period': 'Period',
  'field.periodFrom': 'Beginning of the period',
  'field.periodTo': 'End of the period',
  'field.seriesFirst': 'First series',
  'field.seriesLast': 'Last series',
  'field.series': 'Series',
  'field.lotteryDate': 'Extraction of the Loteria Federal',
  'field.plannedAt': 'Day and time of the calculation',
  'field.place': 'Place of the calculation',
  'field.ruleSet': 'Rules of the calculation',
  'field.earning': 'How numbers are earned',
  'field.prizes': 'Prizes',
  'field.units': 'Prizes',
  'field.surrogates': 'Surrogates of each prize',
  'field.cutOffHours': 'Close the list by, in hours before the extraction',
  'field.defenceDays': 'Business days of defence before a disqualification',
  'field.publishWithin': 'Deadline of the publication, in business days',
  'field.documents': 'Time for documents',
  'field.documentsWithin': 'Time for the winner’s documents',
  'field.documentsUnit': 'Counted in',
  'field.prescribesFrom': 'The 180 days begin with',
  'field.given': 'Numbers given',
  'field.updatedAt': 'Updated at',

  'section.draw': 'The draw',
  'section.participation': 'Who takes part',
  'section.earning': 'How numbers are earned',
  'section.occasion': 'The extraction and the calculation',
  'section.prizes': 'The prizes',
  'section.rules': 'How the number is found',
  'tab.rules': 'Rules and clause',
  'tab.prizes': 'Prizes',
  'tab.numbers': 'Numbers',

  'hint.slug': 'It stands in the public address of the result: /ganhadores/…',
  'hint.certificate': 'As on the certificate: 04.123456/2026. That of the chosen regulation comes by itself.',
  'hint.regulationId': 'To be scheduled, the version must be published.',
  'hint.series': 'From 000 to 999; how many numbers each has is said by the digits of the order.',
  'hint.periodTo': 'Both days count, in Brasília time.',
  'hint.lotteryDate': 'After the end of the period. Extractions are usually on Wednesdays and Saturdays.',
  'hint.surrogates': 'The next numbers of the same search wait as surrogates.',
  'hint.cutOffHours':
    'Counted from 7 pm in Brasília on the day of the extraction. After that only a later extraction counts.',
  'hint.defenceDays': 'Those of the regulation, counted from the letter that tells the person.',
  'hint.publishWithin': 'Counted from the calculation.',
  'hint.documentsWithin':
    'That of the regulation. Hours run from the moment of asking, days from the day after.',
  'hint.prescribesFrom': 'As the regulation says.',
  ...prefixed('unit', termUnitEn),
  ...prefixed('event', prescriptionEventEn),

  'regulation.version': '{{title}}, version {{number}}',
  'regulation.draft': '{{title}}, version {{number}} (draft)',
  'begun.title': 'The period has begun',
  'begun.text':
    'The rules of this draw never change any more. The place, the day of the calculation and, with an amendment, the version of the regulation still may.',

  'action.schedule': 'Schedule',
  'action.schedule.text':
    'Participations of the period receive numbers of this draw. Once the period has begun, the rules never change.',
  'action.schedule.done': 'Draw scheduled.',
  'action.withdraw': 'Back to draft',
  'action.withdraw.text':
    '“{{name}}” is no longer scheduled and can be changed. Only before the period and while no number was given.',
  'action.withdraw.done': 'The draw is a draft again.',

  calculation: 'See the calculation',
  period: '{{from}} to {{to}}',
  none: 'Not set',
  'summary.site': 'See on the site',
  ...prefixed('state', drawStateEn),
  ...earningEn,
  ...numbersEn,
  ...prizesEn,
  ...rulesEn,
};
