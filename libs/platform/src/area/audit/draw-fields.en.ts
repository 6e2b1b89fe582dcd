import type { drawFieldsPt } from './draw-fields.pt.ts';

/** The same in English. */
export const drawFieldsEn: Record<keyof typeof drawFieldsPt, string> = {
  'field.periodFrom': 'Beginning of the period',
  'field.periodTo': 'End of the period',
  'field.lotteryDate': 'Extraction',
  'field.prizeList': 'Prizes of the draw',
  'field.earning': 'How numbers are earned',
  'field.surrogates': 'Surrogates',
  'field.cutOffHours': 'Hours to close the list',
  'field.defenceDays': 'Business days of defence',
  'field.publishWithin': 'Deadline of the publication',
  'field.documentsWithin': 'Time for documents',
  'field.documentsUnit': 'Unit of the time for documents',
  'field.prescribesFrom': 'Start of the prescription',
  'field.ownershipProvedOn': 'Ownership of the prizes shown on',
  'field.listSentOn': 'List handed in on',
  'field.ruleSet.order': 'Digits of the order',
  'field.ruleSet.prefix': 'Prefix of the series',
  'field.ruleSet.series': 'Digits of the series',
  'field.ruleSet.fold': 'Series outside the interval',
  'field.ruleSet.approximation': 'Approximation',
  'field.ruleSet.emptySeries': 'Series without numbers',
  'field.ruleSet.onePrizePerPerson': 'One prize per person',
  'field.ruleSet.minimumAge': 'Minimum age',
};
