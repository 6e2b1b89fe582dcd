import { randomBytes } from 'node:crypto';
import type { Client, Pool } from 'pg';
import { SecretBox } from '@fio/bff/src/core/secrets/SecretBox.ts';
import { LuckyNumbers, type Grant, type Run } from '@fio/bff/src/areas/tickets/LuckyNumbers.ts';

export const numbers = new LuckyNumbers(new SecretBox({ keys: new Map([[1, randomBytes(32)]]), current: 1 }));

export const runOn =
  (client: Client | Pool): Run =>
  async (name, text, values) =>
    (await client.query({ name, text, values: [...values] })).rows as never;

/** A draw with its order committed and `granted` of its places given, as far as the counter is concerned. */
export async function openDraw(client: Client, series: number, granted = 0): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO draws (id, slug, title, period_from, period_to, lottery_date)
     VALUES (gen_random_uuid(), gen_random_uuid(), 'Bench', now(), now(), now()) RETURNING id`,
  );
  const id = rows[0]?.id ?? '';
  await numbers.commit(runOn(client), id, { first: 0, last: series - 1 }, new Date());
  await client.query('UPDATE number_pools SET next = $2 WHERE draw_id = $1', [id, granted]);
  return id;
}

/** The grants in a transaction of their own: one statement. */
export const grantNumbers = (pool: Pool, drawId: string, grants: readonly Grant[]) =>
  numbers.grant(runOn(pool), drawId, grants, new Date());
