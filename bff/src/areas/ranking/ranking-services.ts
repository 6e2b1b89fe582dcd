import type { RankingBoards } from './RankingBoards.ts';

export interface RankingServices {
  readonly boards: RankingBoards;
}
