import type { RankingNameState } from '@fio/domain/ranking';
import type { Terms } from './terms.ts';

export const rankingNameStatePt: Terms<RankingNameState> = {
  waiting: 'Esperando análise',
  shown: 'No ranking',
  refused: 'Recusado',
};
