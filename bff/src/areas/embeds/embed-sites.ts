import { EMBED_SITES_SHOWN, type embedFigures, type ResultOf } from '@fio/contracts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { Period } from '../statistics/index.ts';

type Sites = Pick<ResultOf<typeof embedFigures.sites>, 'sites' | 'rest'>;
type Site = Sites['sites'][number];

const rowsOf = (tx: Transaction, { from, to }: Period) =>
  tx.$queryRaw<Site[]>`
    WITH seen AS (
      SELECT host, sum(views)::integer AS views, sum(opened)::integer AS opened,
        sum(votes)::integer AS votes
      FROM embed_days WHERE day BETWEEN ${from}::date AND ${to}::date GROUP BY host
    ), came AS (
      SELECT key AS host, sum(registrations)::integer AS registrations
      FROM statistic_days
      WHERE dimension = 'source' AND key <> '' AND day BETWEEN ${from}::date AND ${to}::date GROUP BY key
    )
    SELECT s.host, s.views, s.opened, s.votes, coalesce(c.registrations, 0) AS registrations
    FROM seen s LEFT JOIN came c USING (host)
    ORDER BY s.views DESC, s.opened DESC, s.host`;

const sum = (sites: readonly Site[], name: 'views' | 'opened' | 'votes') =>
  sites.reduce((all, { [name]: count }) => all + count, 0);

/** The sites of a period; who came from them is told where `isMasked` isn't, for a site may have sent but one person. */
export async function embedSites(tx: Transaction, period: Period, isMasked: boolean): Promise<Sites> {
  const rows = await rowsOf(tx, period);
  const others = rows.slice(EMBED_SITES_SHOWN);
  return {
    sites: rows
      .slice(0, EMBED_SITES_SHOWN)
      .map((site) => (isMasked ? { ...site, registrations: null } : site)),
    rest:
      others.length === 0
        ? null
        : {
            sites: others.length,
            views: sum(others, 'views'),
            opened: sum(others, 'opened'),
            votes: sum(others, 'votes'),
          },
  };
}
