import { COMMON_EARNING_RULE, COMMON_RULE_SET } from '@fio/domain';

/** A draw as its form sends it. */
export const drawSample = {
  title: 'Um sorteio',
  slug: 'um-sorteio',
  regulationId: null,
  certificate: null,
  periodFrom: '2026-12-01',
  periodTo: '2026-12-20',
  seriesFirst: 0,
  seriesLast: 9,
  lotteryDate: '2026-12-26',
  plannedAt: null,
  place: '',
  ruleSet: COMMON_RULE_SET,
  earning: COMMON_EARNING_RULE,
  prizes: [],
  surrogates: 0,
  publishWithin: 10,
  documentsWithin: 72,
  documentsUnit: 'hours',
  prescribesFrom: 'publication',
  cutOffHours: 2,
  defenceDays: 5,
};
