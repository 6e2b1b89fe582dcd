import type { RankingNameState } from '@fio/domain';
import { sql } from '../../core/database/sql.ts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { lockOwnRows } from '../../core/people/hold-own-rows.ts';
import { type Asking, packagePart } from '../../engine/package-part.ts';
import { goneRows } from '../../engine/person-table.ts';
import { rankingDataEn } from './ranking.en.ts';
import { rankingDataPt } from './ranking.pt.ts';

export const rankingTables = [
  goneRows('ranking_names', {
    whose: ({ id }) => sql`registration_id = ${id}::uuid`,
    inPackage: 'ranking',
    hold: ({ tx }, { id }) => lockOwnRows(tx, id),
  }),
  goneRows('ranking_scores', { whose: ({ id }) => sql`voter_id = ${id}::uuid`, inPackage: 'ranking' }),
];

/** The name somebody chose, and what their guesses came to. */
async function rankingData({ db }: Infrastructure, { id }: Asking) {
  const [name, scores, shows] = await Promise.all([
    db.rankingName.findUnique({ where: { registrationId: id } }),
    db.rankingScore.findMany({ where: { voterId: id }, orderBy: { showId: 'asc' } }),
    db.show.findMany({ select: { id: true, title: true } }),
  ]);
  const titleOf = (showId: string) => shows.find((show) => show.id === showId)?.title ?? null;
  return {
    name: name && {
      name: name.name,
      state: name.state,
      reason: name.reason,
      chosenAt: name.createdAt.toISOString(),
      changedAt: name.updatedAt.toISOString(),
    },
    // Of all series the first, without one.
    scores: scores.map(({ showId, hits, answers, points }) => ({
      series: titleOf(showId),
      hits,
      answers,
      points,
    })),
  };
}

export const rankingPart = packagePart({
  name: 'ranking',
  story: { leftOut: 'a name and sums; each hit is the vote it came of' },
  read: rankingData,
  words: { pt: rankingDataPt, en: rankingDataEn },
  rows: ({ name, scores }, words) => [
    ...(name
      ? [
          [
            words.name
              .replace('{name}', () => name.name)
              .replace('{state}', words.state[name.state as RankingNameState]),
            '',
            '',
          ],
        ]
      : []),
    ...scores.map(({ series, hits, answers, points }) => [
      series ?? words.all,
      String(points),
      words.hits.replace('{hits}', String(hits)).replace('{answers}', String(answers)),
    ]),
  ],
});
