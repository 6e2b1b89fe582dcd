import { adminRanking, ranking, type Language, type RankingBoard } from '@fio/contracts';
import type { Config } from '../../core/config/index.ts';
import { crud } from '../../core/crud/crud.ts';
import { AppError } from '../../core/errors.ts';
import { area } from '../../core/request/routes.ts';
import { startExport } from '../exports/index.ts';
import { placeOfToken } from '../share/index.ts';
import { moveName } from './name-moves.ts';
import { cardOf, ownRanking } from './own-ranking.ts';
import { rankingExports } from './ranking.export.ts';
import { rankingNameResource } from './ranking.resource.ts';
import type { RankingServices } from './ranking-services.ts';
import { removeName, setName } from './set-name.ts';

const shared = { shared: true } as const;

async function boardOf({ boards }: RankingServices, slug: string | null): Promise<RankingBoard> {
  const [shows, board] = await Promise.all([boards.shows(), boards.of(slug)]);
  return {
    ...board,
    shows: [...shows],
    countedAt: board.countedAt?.toISOString() ?? null,
    entries: [...board.entries],
  };
}

async function vouchedFor(config: Config, { boards }: RankingServices, language: Language, token: string) {
  const found = placeOfToken(config, token);
  if (found === null) throw new AppError('NOT_FOUND');
  const { show } = await boards.of(found.show);
  return cardOf(config, language, { ...found, show });
}

export const rankingRoutes = area(
  ranking,
  {
    board: (_input, _context, services: RankingServices) => boardOf(services, null),
    boardOf: ({ params }, _context, services) => boardOf(services, params.slug),
    placeOf: ({ params }, { config, language }, services) =>
      vouchedFor(config, services, language, params.token),
    mine: (_input, context, services) => ownRanking(context, services),
    setName: async ({ body }, context, services) => {
      await setName(context, body.name);
      return ownRanking(context, services);
    },
    removeName: async (_input, context, services) => {
      await removeName(context);
      return ownRanking(context, services);
    },
  },
  { board: shared, boardOf: shared },
);

// Staff write no names: visitors do.
const { create: _, update: __, remove: ___, ...handlers } = crud(rankingNameResource);

export const adminRankingRoutes = area(adminRanking, {
  ...handlers,
  export: (input, context) => startExport(rankingExports, input, context),
  show: ({ params, body }, context) =>
    moveName(context, { ...params, ...body, action: 'show', to: 'shown', reason: null }),
  refuse: ({ params, body }, context) =>
    moveName(context, { ...params, ...body, action: 'refuse', to: 'refused' }),
});
