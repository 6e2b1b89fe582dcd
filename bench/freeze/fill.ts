import { randomBytes, randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { KeyRing } from '@fio/bff/src/core/secrets/KeyRing.ts';
import { places } from '@fio/bff/src/core/secrets/places.ts';
import { createSeedBox } from '@fio/bff/src/core/secrets/SecretBox.ts';
import { inBulk } from '../lists/bulk.ts';

/** One person for so many numbers. */
const EACH = 20;
const SERIES = 125;

const PEOPLE = `
  INSERT INTO registrations (
    id, cpf_hash, cpf_encrypted, name, last_name, email, phone, birth_date, state, city, password_hash
  )
  SELECT gen_random_uuid(), sha256(int4send(n)), '\\x00',
    (ARRAY['Maria', 'José', 'Ana', 'João', 'Francisco', 'Mariana', 'Antônio Carlos'])[1 + n % 7],
    (ARRAY['da Silva', 'Souza', 'Oliveira dos Santos', 'Conceição', 'Lima Figueiredo'])[1 + n / 7 % 5] || ' Teste',
    n || '@exemplo.example', (11900000000 + n)::text, '1990-01-01', 'SP', 'Campinas', ''
  FROM generate_series(1, $1::integer) AS n`;

/** As they are given out: the series in turns, within each in an order that jumps about. */
const TICKETS = `
  INSERT INTO tickets (draw_id, counter, series, number, registration_id, origin, created_at, state, reason, voided_at)
  SELECT $2, n, n % $3::integer, (n / $3::integer * 7919 + n % $3::integer) % 100000, p.id, 'bonus', now(),
    CASE WHEN n % 100 = 0 THEN 'voided' ELSE 'distributed' END, CASE WHEN n % 100 = 0 THEN 'mistake' END,
    CASE WHEN n % 100 = 0 THEN now() END
  FROM generate_series(0, $1::integer - 1) AS n
  JOIN (SELECT id, row_number() OVER () - 1 AS place FROM registrations) AS p ON p.place = n % $4::integer`;

/** A draw whose period is over, its list closed: so many numbers were given out, one in a hundred of them voided. */
export async function fillDraw(client: Client, numbers: number, seedKey: Buffer): Promise<string> {
  await inBulk(client, 'registrations', async () => {
    await client.query(PEOPLE, [numbers / EACH]);
  });
  const id = randomUUID();
  const seedBox = createSeedBox({ seedKeys: KeyRing.of('SEED_KEY', seedKey) });
  const secret = seedBox.seal(randomBytes(32), places.drawList(id));
  await client.query(
    `INSERT INTO draws (
       id, slug, title, state, period_from, period_to, lottery_date, series_last, list_closed_at, list_secret
     )
     VALUES ($3, 'bench', 'Bench', 'scheduled', '2026-01-01', '2026-06-30', '2026-07-04', $1, now(), $2)`,
    [SERIES - 1, secret, id],
  );
  await client.query(
    `INSERT INTO number_pools (
       draw_id, series_first, series_last, series_size, seed_encrypted, seed_hash, next, committed_at, revealed_at
     )
     VALUES ($1, 0, $2, 100000, '\\x00', sha256('\\x00'), $3, now(), now())`,
    [id, SERIES - 1, numbers],
  );
  // The bench takes a freeze back to measure it again.
  await client.query('ALTER TABLE draws DISABLE TRIGGER USER');
  await inBulk(client, 'tickets', async () => {
    await client.query(TICKETS, [numbers, id, SERIES, numbers / EACH]);
  });
  return id;
}
