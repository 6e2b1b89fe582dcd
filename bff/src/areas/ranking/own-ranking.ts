import type { Language, OwnRanking, RankingCard } from '@fio/contracts';
import { RANKING_MINIMUM, type RankingNameState } from '@fio/domain';
import type { Config } from '../../core/config/index.ts';
import type { SignedInContext } from '../../core/request/RequestContext.ts';
import { placeToken, rankingShare, shareImageAddress } from '../share/index.ts';
import type { RankingServices } from './ranking-services.ts';
import type { RankedShow } from './read-board.ts';

interface Score {
  readonly slug: string | null;
  readonly hits: number;
  readonly answers: number;
  readonly points: number;
}

/** By the key's first column: a row for each series somebody answered, and one for all. */
const SCORES = `
  SELECT w.slug, s.hits, s.answers, s.points
  FROM ranking_scores s LEFT JOIN shows w ON w.id = s.show_id
  WHERE s.voter_id = $1`;

/** A place as a card: everybody who shares it has the same. */
export function cardOf(
  config: Config,
  language: Language,
  { place, people, show }: { place: number; people: number; show: RankedShow | null },
): RankingCard {
  const token = placeToken(config, { place, people, show: show?.slug ?? null });
  const card = rankingShare({ place, people, show, token }, { language, brand: config.campaign.name });
  return { place, people, show, token, image: shareImageAddress(card) };
}

async function ownPlace(
  { config, language }: SignedInContext,
  { boards }: RankingServices,
  { show, score }: { show: RankedShow | null; score: Score | undefined },
): Promise<OwnRanking['places'][number]> {
  const { hits, answers, points } = score ?? { hits: 0, answers: 0, points: 0 };
  const told = { show, hits, answers, points };
  if (answers < RANKING_MINIMUM) return { ...told, card: null };
  const board = await boards.of(show?.slug ?? null);
  const place = board.placeOf(points);
  // Whoever has come since the places were reckoned is one more.
  return { ...told, card: cardOf(config, language, { place, people: Math.max(board.people, place), show }) };
}

/** The caller's own places and name. */
export async function ownRanking(context: SignedInContext, services: RankingServices): Promise<OwnRanking> {
  const { db, pool, session } = context;
  const [scores, name, shows] = await Promise.all([
    pool.query<Score>({ name: 'ranking-own', text: SCORES, values: [session.subjectId] }),
    db.rankingName.findUnique({ where: { registrationId: session.subjectId } }),
    services.boards.shows(),
  ]);
  const scoreOf = (slug: string | null) => scores.rows.find((score) => score.slug === slug);
  const answered = shows.filter(({ slug }) => scoreOf(slug) !== undefined);
  return {
    // Its states are held by a check constraint.
    name: name && { name: name.name, state: name.state as RankingNameState, reason: name.reason },
    places: await Promise.all(
      [null, ...answered].map((show) =>
        ownPlace(context, services, { show, score: scoreOf(show?.slug ?? null) }),
      ),
    ),
  };
}
