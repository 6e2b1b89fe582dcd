import type { Client } from 'pg';
import { inBulk } from './bulk.ts';

/** Shops that take part; the first ones sell most. */
const SHOPS = 400;
const REASONS = [
  'illegible',
  'out_of_period',
  'not_participating',
  'product',
  'below_minimum',
  'tampered',
  'over_limit',
];

/** Six people in ten have sent something; each of them the first time around, then the first ones most. */
const WRITE = `
  INSERT INTO invoices (
    id, registration_id, access_key, model, cnpj, series, number, purchased_on, value_cents, origin, state, reason,
    created_at, changed_at, facet, confirmed_at, confirmed_by
  )
  SELECT pg_temp.id_of(m, $1::bigint), pg_temp.id_of(person, $2::bigint),
    CASE WHEN known AND origin <> 'photo' THEN '35' || to_char(bought, 'YYMM') || cnpj || '65001' || number || '1' ||
      lpad((m * 7654321 % 100000000)::text, 8, '0') || '0' END,
    CASE WHEN known THEN '65' END, CASE WHEN known THEN cnpj END, CASE WHEN known THEN '001' END,
    CASE WHEN known THEN number END, CASE WHEN known THEN bought END, CASE WHEN known THEN cents END,
    origin, state, reason, at, at, invoice_facet(state, origin, reason),
    CASE WHEN state = 'valid' THEN at END, CASE WHEN state = 'valid' THEN 'person' END
  FROM (
    SELECT m, at, origin, state, person,
      origin <> 'photo' OR state = 'valid' AS known,
      lpad(m::text, 9, '0') AS number,
      lpad((floor(power(pg_temp.random_of(m, 3), 2) * ${SHOPS})::integer * 7919 + 11222333)::text, 8, '0') || '000195' AS cnpj,
      (at AT TIME ZONE 'America/Sao_Paulo')::date - floor(12 * power(pg_temp.random_of(m, 4), 3))::integer AS bought,
      1500 + floor(90000 * power(pg_temp.random_of(m, 5), 4))::integer AS cents,
      CASE WHEN state = 'invalid'
        THEN ($3::text[])[1 + floor(power(pg_temp.random_of(m, 6), 2) * cardinality($3::text[]))::integer] END AS reason
    FROM (
      SELECT m, pg_temp.came_at(m, $1::bigint) AS at,
        CASE WHEN luck < 0.55 THEN 'qr' WHEN luck < 0.7 THEN 'key' ELSE 'photo' END AS origin,
        CASE WHEN fate < 0.85 THEN 'valid' WHEN fate < 0.97 THEN 'invalid' WHEN fate < 0.9995 THEN 'pending'
          WHEN fate < 0.9999 THEN 'checking' ELSE 'received' END AS state,
        sender / 6 * 10 + sender % 6 AS person
      FROM (
        SELECT m, pg_temp.random_of(m, 1) AS luck, pg_temp.random_of(m, 2) AS fate,
          CASE WHEN m < $2::bigint / 10 * 6 THEN m
            ELSE floor(power(pg_temp.random_of(m, 7), 2) * ($2::bigint / 10 * 6))::bigint END AS sender
        FROM generate_series(0, $1::bigint - 1) AS m OFFSET 0
      ) AS dice OFFSET 0
    ) AS sent OFFSET 0
  ) AS made`;

/** Writes `count` invoices that came evenly over ninety days from `people`. */
export const writeReceipts = (client: Client, count: number, people: number): Promise<void> =>
  inBulk(client, 'invoices', async () => {
    await client.query(WRITE, [count, people, REASONS]);
  });
