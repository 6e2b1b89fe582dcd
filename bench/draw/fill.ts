import { systemClock } from '@fio/bff/src/core/clock.ts';
import { sealStandings } from '@fio/bff/src/areas/calculation/list/seal-standings.ts';
import type { Client, Pool } from 'pg';
import { inBulk } from '../lists/bulk.ts';
import { LOTTERY_DATE } from './definition.ts';

/** People who can win, and people who can't: disabled, with a blocked CPF, under age, in equal parts. */
const ABLE = 100_000;
const UNABLE = 999;

/** Of each series of 100,000, those given out: every second number never was. */
export const GIVEN_OF_SERIES = 50_000;

const PEOPLE = `
  INSERT INTO registrations (id, cpf_hash, cpf_encrypted, name, last_name, email, phone, birth_date, state, city,
    password_hash, disabled_at)
  SELECT gen_random_uuid(), sha256(int4send(n)), '\\x00', 'Bench', 'Bench', n || '@exemplo.example',
    (11900000000 + n)::text, CASE WHEN n > $1 AND n % 3 = 2 THEN $3::date - 6000 ELSE '1990-01-01' END, 'SP', 'Campinas', '',
    CASE WHEN n > $1 AND n % 3 = 0 THEN now() END
  FROM generate_series(1, $1::integer + $2::integer) AS n`;

const BLOCKS = `
  INSERT INTO blocked_cpfs (id, cpf_hash, reason)
  SELECT gen_random_uuid(), sha256(int4send(n)), 'employee' FROM generate_series($1::integer + 1, $1::integer + $2::integer) AS n
  WHERE n % 3 = 1`;

/**
 * Given out as they are: in turn over the series, in no order within them. Every second number can't win, by turns because
 * it was voided after the list was closed, or for each reason that lies in its holder.
 */
const NUMBERS = `
  INSERT INTO tickets (draw_id, counter, series, number, registration_id, origin, state, voided_late,
    reason, voided_at, created_at)
  SELECT $1, counter, series, place * 2 + 1, people.id, 'bonus',
    CASE WHEN place % 8 = 0 THEN 'voided' ELSE 'distributed' END, place % 8 = 0,
    CASE WHEN place % 8 = 0 THEN 'fraud' END, CASE WHEN place % 8 = 0 THEN now() END, now()
  FROM (
    SELECT counter, counter % $3 AS series, (counter / $3 * 7919) % ${GIVEN_OF_SERIES} AS place
    FROM generate_series(0, $2::integer - 1) AS counter
  ) AS given
  JOIN pg_temp.people ON people.n = CASE
    WHEN place % 2 = 1 OR place % 8 = 0 THEN (series * ${GIVEN_OF_SERIES} + place) % ${ABLE} + 1
    ELSE ${ABLE} + 1 + (series + place / 2) % ${UNABLE} END`;

/** A list like this is closed, and its standings are sealed as the product seals them. */
async function close(client: Client, pool: Pool, drawId: string): Promise<void> {
  await client.query('UPDATE draws SET list_closed_at = now() WHERE id = $1', [drawId]);
  const by = { drawId, lotteryDate: LOTTERY_DATE, minimumAge: 18, listFormat: 2 };
  await sealStandings({ pool, clock: systemClock }, by);
  await client.query('ANALYZE draw_list_seals');
}

/** Draws with so many numbers each, their lists closed; their ids. */
export async function fill(
  { client, pool }: { readonly client: Client; readonly pool: Pool },
  sizes: readonly { count: number; series: number }[],
): Promise<string[]> {
  await client.query(PEOPLE, [ABLE, UNABLE, LOTTERY_DATE]);
  await client.query(BLOCKS, [ABLE, UNABLE]);
  await client.query(
    `CREATE TEMP TABLE people AS SELECT id, split_part(email, '@', 1)::integer AS n FROM registrations`,
  );
  await client.query('ANALYZE pg_temp.people, registrations, blocked_cpfs');
  const ids: string[] = [];
  await inBulk(client, 'tickets', async () => {
    for (const { count, series } of sizes) {
      const { rows } = await client.query<{ id: string }>(
        `INSERT INTO draws (id, slug, title, period_from, period_to, lottery_date, series_last)
         VALUES (gen_random_uuid(), gen_random_uuid(), 'Bench', $1, $1, $1, $2) RETURNING id`,
        [LOTTERY_DATE, series - 1],
      );
      const id = rows[0]?.id ?? '';
      await client.query(NUMBERS, [id, count, series]);
      ids.push(id);
    }
  });
  for (const id of ids) await close(client, pool, id);
  return ids;
}
