import type { RankingNameState } from '@fio/domain/ranking';
import type { Terms } from './terms.ts';

export const rankingNameStateEn: Terms<RankingNameState> = {
  waiting: 'Waiting for review',
  shown: 'In the ranking',
  refused: 'Refused',
};
