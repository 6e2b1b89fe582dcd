import { adminRanking } from '@fio/contracts';
import { defineArea } from '../../engine/Area.ts';
import { findable } from '../../engine/findable.ts';
import { rankingPart, rankingTables } from './personal-ranking.ts';
import { rankingExports } from './ranking.export.ts';
import { rankingJobs } from './ranking.job.ts';
import { rankingPage, seriesRankingPage } from './ranking.page.ts';
import { adminRankingRoutes, rankingRoutes } from './ranking.routes.ts';
import type { RankingServices } from './ranking-services.ts';
import { RankingBoards } from './RankingBoards.ts';

/** Who guesses best. */
export const rankingArea = defineArea<RankingServices>({
  name: 'ranking',
  audited: [{ name: 'ranking', page: adminRanking }],
  routes: [...adminRankingRoutes, ...rankingRoutes],
  services: (infrastructure) => ({ boards: new RankingBoards(infrastructure) }),
  jobs: rankingJobs,
  exports: [rankingExports],
  findables: [
    findable(
      adminRanking,
      ({ name }) => name,
      ({ person }) => person,
    ),
  ],
  pages: [rankingPage, seriesRankingPage],
  personTables: rankingTables,
  packageParts: [rankingPart],
});
