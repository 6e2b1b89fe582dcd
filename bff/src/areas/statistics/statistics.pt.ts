import { groupingPt, measurePt } from '@fio/contracts/terms/statistics.pt';

export const statisticsExportPt = {
  file: 'estatisticas',
  group: groupingPt,
  measure: measurePt,
  unknown: 'Sem informação',
  rest: 'Demais grupos',
  few: 'menos de 5',
  untold: 'não informado',
};
