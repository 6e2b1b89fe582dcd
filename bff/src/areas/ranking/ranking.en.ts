import { rankingNameStateEn } from '@fio/contracts/terms/ranking.en';
import type { rankingDataPt, rankingExportPt } from './ranking.pt.ts';

export const rankingExportEn: typeof rankingExportPt = {
  file: 'ranking-names',
  columns: {
    updatedAt: 'Chosen at',
    name: 'Name in the ranking',
    person: 'Person',
    state: 'State',
    signs: 'Signs',
    reason: 'Reason',
    decidedAt: 'Decided at',
  },
  state: rankingNameStateEn,
};

/** The same in English. */
export const rankingDataEn: typeof rankingDataPt = {
  title: 'Ranking',
  columns: { what: 'Ranking', points: 'Points', hits: 'Hits' },
  all: 'All series',
  name: 'Name in the ranking: {name} ({state})',
  hits: '{hits} of {answers}',
  state: rankingNameStateEn,
};
