import { groupingEn, measureEn } from '@fio/contracts/terms/statistics.en';
import type { statisticsExportPt } from './statistics.pt.ts';

export const statisticsExportEn: typeof statisticsExportPt = {
  file: 'statistics',
  group: groupingEn,
  measure: measureEn,
  unknown: 'Not known',
  rest: 'Other groups',
  few: 'fewer than 5',
  untold: 'not told',
};
