import { LOG_KINDS, type LogKind } from '@fio/contracts';
import type { Client } from 'pg';
import { inBulk } from '../lists/bulk.ts';

/** Of ten thousand logs, how many are of a kind; what is left is the last one's. */
const SHARES: Readonly<Record<LogKind, number>> = {
  register: 500,
  confirm: 450,
  login: 2795,
  login_failed: 300,
  password_change: 20,
  password_reset: 30,
  data_change: 40,
  email_change: 10,
  vote: 3300,
  vote_change: 300,
  suggestion: 100,
  invoice: 600,
  ticket: 500,
  prize: 4,
  consent: 1000,
  unsubscribe: 40,
  delete: 6,
  passkey_added: 4,
  passkey_removed: 1,
};
/** Where each kind's share ends. */
const ends = LOG_KINDS.map((_, place) =>
  LOG_KINDS.slice(0, place + 1).reduce((sum, kind) => sum + SHARES[kind], 0),
).slice(0, -1);

/** So many addresses; the first ones are those of large offices. */
const ADDRESSES = 400_000;

const WRITE = `
  INSERT INTO logs (id, at, kind, registration_id, ip, user_agent, record_id, detail)
  SELECT pg_temp.id_of(n, $1::bigint), pg_temp.came_at(n, $1::bigint), kind,
    CASE WHEN kind <> log_kind('login_failed') OR n % 5 > 0 THEN pg_temp.id_of(person, $2::bigint) END,
    CASE WHEN away THEN NULL WHEN a % 5 = 0 THEN '2001:db8:' || to_hex(a / 65536) || ':' || to_hex(a % 65536) || '::9'
      ELSE concat_ws('.', 11 + a / 65536, a / 256 % 256, a % 256, 7) END,
    CASE WHEN NOT away THEN 'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36' END,
    CASE WHEN away THEN pg_temp.id_of(n % 400, 400) END,
    CASE WHEN away THEN jsonb_build_object('option', pg_temp.id_of(n % 900, 900)) END
  FROM (
    SELECT n, kind, a, person,
      kind IN (log_kind('vote'), log_kind('vote_change'), log_kind('ticket'), log_kind('prize')) AS away
    FROM (
      SELECT n, width_bucket(pg_temp.random_of(n, 1) * 10000, $3::double precision[])::smallint AS kind,
        floor(power(pg_temp.random_of(n, 2), 4) * ${ADDRESSES})::integer AS a,
        floor(power(pg_temp.random_of(n, 3), 2) * $2::bigint)::bigint AS person
      FROM generate_series(0, $1::bigint - 1) AS n OFFSET 0
    ) AS dice OFFSET 0
  ) AS made`;

/** Writes `count` logs that came evenly over ninety days, of `people`. */
export const writeLogs = (client: Client, count: number, people: number): Promise<void> =>
  inBulk(client, 'logs', async () => {
    await client.query(WRITE, [count, people, ends]);
  });
