import { randomBytes } from 'node:crypto';
import type { Client, Pool } from 'pg';
import { KeyRing } from '@fio/bff/src/core/secrets/KeyRing.ts';
import { createSeedBox } from '@fio/bff/src/core/secrets/SecretBox.ts';
import type { Ask } from '@fio/bff/src/core/database/in-snapshot.ts';
import { LuckyNumbers, type Grant } from '@fio/bff/src/areas/tickets/LuckyNumbers.ts';
import { GroupCommit } from '@fio/bff/src/core/group-commit/GroupCommit.ts';

const numbers = new LuckyNumbers(createSeedBox({ seedKeys: KeyRing.of('SEED_KEY', randomBytes(32)) }));

const runOn =
  (client: Client | Pool): Ask =>
  async (name, text, values) =>
    (await client.query({ name, text, values: [...values] })).rows as never;

const grantTo = (registrationId: string): Grant => ({
  registrationId,
  invoiceId: null,
  origin: 'bonus',
  count: 1,
});

export interface Draw {
  readonly id: string;
  /** One number, acknowledged after its commit. */
  readonly one: (registrationId: string) => Promise<unknown>;
  /** One number for each, all in one transaction. */
  readonly many: (registrationIds: readonly string[]) => Promise<unknown>;
}

/** A draw with its order committed and `granted` of its places given, as far as the counter is concerned. */
export async function openDraw(client: Client, pool: Pool, series: number, granted = 0): Promise<Draw> {
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO draws (id, slug, title, period_from, period_to, lottery_date, series_last)
     VALUES (gen_random_uuid(), gen_random_uuid(), 'Bench', now(), now(), now(), $1) RETURNING id`,
    [series - 1],
  );
  const id = rows[0]?.id ?? '';
  await numbers.commit(runOn(client), id, new Date());
  await client.query('UPDATE number_pools SET next = $2 WHERE draw_id = $1', [id, granted]);
  // As participations do it: those that come together share a commit.
  const grantAll = (people: readonly string[]) =>
    numbers.grant(runOn(pool), id, people.map(grantTo), new Date());
  let place = 0;
  const shared = new GroupCommit<{ person: string; place: number }, unknown>({
    write: (all) => grantAll(all.map(({ person }) => person)),
    rowOf: (one) => String(one.place),
    overload: () => new Error('Too many at once.'),
    window: 0,
  });
  return {
    id,
    one: (person) => shared.submit({ person, place: place++ }),
    many: grantAll,
  };
}
