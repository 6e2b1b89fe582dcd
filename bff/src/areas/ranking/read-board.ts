import type { RankedShow as ToldShow } from '@fio/contracts';
import { RANKING_MINIMUM, seriesPair, type SeriesColors } from '@fio/domain';
import type { Pool } from 'pg';

/** Where the scores over all series stand. */
export const ALL_SHOWS = '00000000-0000-0000-0000-000000000000';
/** Who is named on a page. */
const NAMED = 50;

export interface RankedShow extends ToldShow {
  readonly id: string;
}

interface Entry {
  readonly name: string;
  readonly hits: number;
  readonly answers: number;
  readonly points: number;
  readonly place: number;
}

/** The ranking of a series, or of all, as it is now. */
export interface Board {
  readonly show: RankedShow | null;
  readonly people: number;
  readonly theories: number;
  readonly countedAt: Date | null;
  readonly entries: readonly Entry[];
  /** The place of so many points: one more than those who have more. */
  readonly placeOf: (points: number) => number;
}

const SHOWS = `
  SELECT s.id, s.slug, s.title,
    json_build_object('from', s.color_from, 'to', s.color_to, 'accent', s.color_accent) AS colors
  FROM shows s
  WHERE s.state = 'published'
    AND EXISTS (
      SELECT FROM ranking_theories t WHERE t.show_id = s.id AND t.option_id IS NOT NULL AND t.counted_at IS NOT NULL
    )
  ORDER BY s.position, s.title`;

const THEORIES = `
  SELECT count(*)::integer AS theories, max(counted_at) AS "countedAt" FROM ranking_theories
  WHERE option_id IS NOT NULL AND counted_at IS NOT NULL AND ($1::uuid IS NULL OR show_id = $1::uuid)`;

const PLACES = `SELECT points, people FROM ranking_places WHERE show_id = $1 ORDER BY points DESC`;

const ENTRIES = `
  SELECT n.name, s.hits, s.answers, s.points
  FROM ranking_scores s
  JOIN ranking_names n ON n.registration_id = s.voter_id AND n.state = 'shown'
  JOIN registrations r ON r.id = s.voter_id AND r.disabled_at IS NULL AND r.blocked_at IS NULL
  WHERE s.show_id = $1 AND s.is_listed AND s.answers >= ${RANKING_MINIMUM}
  ORDER BY s.points DESC, n.name, s.voter_id LIMIT ${NAMED}`;

export async function readShows(pool: Pool): Promise<readonly RankedShow[]> {
  const { rows } = await pool.query<Omit<RankedShow, 'colors'> & { colors: SeriesColors }>({
    name: 'ranking-shows',
    text: SHOWS,
  });
  return rows.map((show) => ({ ...show, colors: { ...show.colors, ...seriesPair(show.colors) } }));
}

export async function readBoard(pool: Pool, show: RankedShow | null): Promise<Board> {
  const values = [show?.id ?? ALL_SHOWS];
  const [theories, places, entries] = await Promise.all([
    pool.query<Pick<Board, 'theories' | 'countedAt'>>({
      name: 'ranking-theories',
      text: THEORIES,
      values: [show?.id ?? null],
    }),
    pool.query<{ points: number; people: number }>({ name: 'ranking-places', text: PLACES, values }),
    pool.query<Omit<Entry, 'place'>>({ name: 'ranking-entries', text: ENTRIES, values }),
  ]);
  const placeOf = (points: number) =>
    places.rows.reduce((above, row) => (row.points > points ? above + row.people : above), 1);
  return {
    show,
    people: places.rows.reduce((sum, { people }) => sum + people, 0),
    theories: theories.rows[0]?.theories ?? 0,
    countedAt: theories.rows[0]?.countedAt ?? null,
    entries: entries.rows.map((entry) => ({ ...entry, place: placeOf(entry.points) })),
    placeOf,
  };
}
