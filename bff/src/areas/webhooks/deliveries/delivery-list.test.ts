import {
  DELIVERY_STATES,
  type ResponseOf,
  WEBHOOK_TYPES,
  type webhookDeliveries,
  type WebhookKind,
} from '@fio/contracts';
import { beforeAll, expect, it } from 'vitest';
import { call } from '../../../../test/call.ts';
import { signInStaff, type SignedHeaders } from '../../../../test/factories.ts';
import { webhookDesk } from '../../../../test/webhook-desk.ts';
import { largeOf, largePage } from '../../../core/crud/large-statements.ts';
import { anySource } from '../../../core/crud/source.ts';
import { Prisma } from '../../../generated/prisma/client.ts';
import { deliverySource } from './delivery-source.ts';

const KINDS: readonly WebhookKind[] = ['log.head', 'draw.published', 'prize.won'];
const desk = webhookDesk();
type Answer = ResponseOf<typeof webhookDeliveries.list>;

let headers: SignedHeaders;
let endpoints: readonly string[];
beforeAll(async () => {
  headers = await signInStaff(desk.app.services, desk.staff);
});

/** A delivery of each kind and state to each of two endpoints, at the same moment two by two. */
async function fill(): Promise<void> {
  const made = [await desk.create(KINDS, '/one'), await desk.create(KINDS, '/two')];
  endpoints = made.map(({ id }) => id);
  for (let place = 0; place < 30; place += 1)
    await desk.app.services.pool.query('SELECT tell_webhooks($1, $2, $3)', [
      KINDS[place % 3],
      { place },
      new Date(Date.UTC(2026, 0, 1, 0, Math.floor(place / 2))),
    ]);
  await desk.app.services.pool.query(
    `UPDATE webhook_deliveries d SET state = s.state,
       finished_at = CASE WHEN s.state IN ('waiting', 'sending') THEN NULL ELSE now() END
     FROM (SELECT id, ($1::text[])[1 + row_number() OVER (ORDER BY endpoint_id, id) % 5] AS state
       FROM webhook_deliveries) s WHERE s.id = d.id`,
    [DELIVERY_STATES],
  );
}
const list = async (query: string) =>
  (await call<Answer>(desk.app, 'GET', `/admin/webhook-deliveries?${query}`, { headers })).body;

it('numbers what a delivery tells of and its state as the database does', async () => {
  const { rows } = await desk.app.services.pool.query<{ facet: number }>(
    `SELECT delivery_facet(type, state) AS facet
     FROM unnest($1::text[]) WITH ORDINALITY AS t(type, place), unnest($2::text[]) WITH ORDINALITY AS s(state, place)
     ORDER BY t.place, s.place`,
    [WEBHOOK_TYPES, DELIVERY_STATES],
  );
  expect(rows.map(({ facet }) => facet)).toEqual(deliverySource.large?.packed.values);
});

it('has any choice of endpoint, event and state, page by page', async () => {
  await fill();
  const everything = await desk.app.services.db.webhookDelivery.findMany({
    orderBy: [{ occurredAt: 'desc' }, { id: 'desc' }],
  });
  expect(everything.map(({ type }) => type).filter((type) => type === 'prize.won')).toHaveLength(20);
  for (const endpointId of [undefined, endpoints[0]])
    for (const type of [undefined, 'log.head', 'draw.cancelled'])
      for (const state of [undefined, ...DELIVERY_STATES]) {
        const f = { endpointId, type, state };
        const wanted = everything.filter((one) =>
          Object.entries(f).every(
            ([key, value]) => value === undefined || one[key as keyof typeof f] === value,
          ),
        );
        const query = Object.entries(f)
          .filter(([, value]) => value !== undefined)
          .map(([key, value]) => `f[${key}]=${value}`)
          .join('&');
        const found = await list(`perPage=100&${query}`);
        expect([query, found.total, found.items.map(({ id }) => id)]).toEqual([
          ...[query, wanted.length, wanted.map(({ id }) => id)],
        ]);
      }
  const first = await list('perPage=7');
  expect(first.turn).toMatchObject({ before: null, isMore: false });
  const second = await list(`perPage=7&page=2&after=${first.turn?.after}`);
  expect([second.page, second.items.map(({ id }) => id)]).toEqual([
    ...[2, everything.slice(7, 14).map(({ id }) => id)],
  ]);
});

it('is found by its own id or its event’s, whole', async () => {
  await fill();
  const [{ id, eventId } = { id: '', eventId: '' }] = (await list('perPage=1')).items;
  expect((await list(`q=${id}`)).items.map((one) => one.id)).toEqual([id]);
  expect((await list(`q=%20${eventId.toUpperCase()}`)).items.map((one) => one.eventId)).toEqual([
    ...[eventId, eventId],
  ]);
  expect((await list(`q=${eventId}&f[endpointId]=${endpoints[0]}`)).total).toBe(1);
  for (const text of ['Painel', 'log.head', eventId.slice(0, 20)])
    expect((await list(`q=${text}`)).total).toBe(0);
});

it.each([
  ['webhook_deliveries_occurred_at_id_idx', {}],
  ['webhook_deliveries_by_facet', { type: 'log.head' }],
  ['webhook_deliveries_by_facet', { state: 'failed' }],
  ['webhook_deliveries_by_endpoint', { endpointId: '01936f5e-0000-7000-8000-000000000000' }],
  [
    'webhook_deliveries_by_endpoint',
    { endpointId: '01936f5e-0000-7000-8000-000000000000', type: 'log.head', state: 'failed' },
  ],
])('is read in the order of %s for %o', async (index, f) => {
  const listing = largeOf(anySource(deliverySource), { page: 1, f }, desk.clock.now());
  const plan = await desk.app.services.db.$transaction(async (tx) => {
    // Of a table of a few rows anything is as good.
    for (const way of ['seqscan', 'bitmapscan', 'sort', 'incremental_sort'])
      await tx.$executeRawUnsafe(`SET LOCAL enable_${way} = off`);
    return tx.$queryRaw<{ 'QUERY PLAN': string }[]>(Prisma.sql`EXPLAIN ${largePage(listing)}`);
  });
  const text = plan.map((line) => line['QUERY PLAN']).join('\n');
  expect(text).toContain(` using ${index} on webhook_deliveries d`);
});
