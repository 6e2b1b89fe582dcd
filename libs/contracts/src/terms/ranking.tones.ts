import type { RankingNameState } from '@fio/domain/ranking';
import type { Tones } from './terms.ts';

export const RANKING_NAME_STATE_TONES: Tones<RankingNameState> = {
  waiting: 'warning',
  shown: 'success',
  refused: 'error',
};
