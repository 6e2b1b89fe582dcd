import { EMBED_SITES_SHOWN, type embedFigures, type ResultOf } from '@fio/contracts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { Period } from '../statistics/index.ts';

type Sites = Pick<ResultOf<typeof embedFigures.sites>, 'sites' | 'rest'>;

/** A site, or with null as its host all that have no row of their own. */
interface Row {
  readonly host: string | null;
  readonly sites: number;
  readonly views: number;
  readonly opened: number;
  readonly votes: number;
  readonly registrations: number;
}

/** Whoever makes up sites makes up thousands: they are summed where they are, not here. */
const rowsOf = (tx: Transaction, { from, to }: Period) =>
  tx.$queryRaw<Row[]>`
    WITH seen AS (
      SELECT host, sum(views) AS views, sum(opened) AS opened, sum(votes) AS votes,
        row_number() OVER (ORDER BY sum(views) DESC, sum(opened) DESC, host) AS place
      FROM embed_days WHERE day BETWEEN ${from}::date AND ${to}::date GROUP BY host
    ), came AS (
      SELECT key AS host, sum(registrations) AS registrations
      FROM statistic_days
      WHERE dimension = 'source' AND key <> '' AND day BETWEEN ${from}::date AND ${to}::date GROUP BY key
    )
    SELECT CASE WHEN s.place <= ${EMBED_SITES_SHOWN}::integer THEN s.host END AS host, count(*)::integer AS sites,
      sum(s.views)::integer AS views, sum(s.opened)::integer AS opened, sum(s.votes)::integer AS votes,
      coalesce(sum(c.registrations), 0)::integer AS registrations
    FROM seen s LEFT JOIN came c USING (host)
    GROUP BY 1 ORDER BY min(s.place)`;

/** The sites of a period; who came from them is told where `isMasked` isn't, for a site may have sent but one person. */
export async function embedSites(tx: Transaction, period: Period, isMasked: boolean): Promise<Sites> {
  const rows = await rowsOf(tx, period);
  const rest = rows.find(({ host }) => host === null);
  return {
    sites: rows.flatMap(({ host, views, opened, votes, registrations }) =>
      host === null ? [] : [{ host, views, opened, votes, registrations: isMasked ? null : registrations }],
    ),
    rest: rest ? { sites: rest.sites, views: rest.views, opened: rest.opened, votes: rest.votes } : null,
  };
}
