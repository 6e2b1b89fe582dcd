import { randomInt, randomUUID, randomUUIDv7 } from 'node:crypto';
import { readAccessKey } from '@fio/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { call } from '../../../../test/call.ts';
import { createTestClock, HOUR } from '../../../../test/clock.ts';
import { createVisitor, signInVisitor } from '../../../../test/factories.ts';
import { createRunningDraw, createSchedule } from '../../../../test/promotion.ts';
import { accessKey, knowShop, qrOf, SHOP } from '../../../../test/receipts.ts';
import type { Attempt } from '../../../core/request/attempt.ts';
import { invoicesArea } from '../index.ts';
import type { NamedReceipt, SentCode } from './sent-code.ts';

const DAY = '2026-10-05';
const clock = createTestClock();
let app: TestApp;
let drawId: string;
beforeAll(async () => {
  const env = {
    PARTICIPATING_CNPJS: SHOP,
    INVOICES_PER_DAY: '3',
    INVOICE_SOURCES: 'qr_hash',
  };
  app = await createTestApp({ clock, env });
  drawId = await createRunningDraw(app.services, { series: 1, earning: { every: 5000, numbers: 1 } });
  await knowShop(app.services);
});
afterAll(() => app.close());

const visitor = async () => (await createVisitor(app.services)).id;
/** Offline, its QR code tells day and value. */
const offlineCode = (key: string, value: number) => qrOf(key, { offline: `05|${(value / 100).toFixed(2)}` });

function receiptOf(key: string, value: number): NamedReceipt {
  const reading = readAccessKey(key);
  if (!('key' in reading)) throw new TypeError(reading.problem);
  return { ...reading.key, day: DAY, value, field: 'code' };
}

/** A receipt on its way in; `attempt`: with a key. */
function sent(registrationId: string, value = 5000, changes: Partial<SentCode> = {}): SentCode {
  const receipt = changes.receipt ?? receiptOf(accessKey(), value);
  // So many of one address would be for a person to look at.
  const ip = `203.0.${randomInt(256)}.${randomInt(256)}`;
  const from = { language: 'pt', ip, userAgent: 'test', devicePeople: 1 };
  return {
    id: randomUUIDv7(),
    at: clock.now(),
    receipt,
    origin: 'qr',
    code: offlineCode(receipt.key, value),
    registrationId,
    ...from,
    keeping: { attempt: null, answer: (body) => ({ status: 201, body: body as never }) },
    ...changes,
  };
}

type Answered = { id: string; numbers: string[]; prize: object | null } | null;
/** All of them at one moment: they share a batch. */
async function submit(all: readonly SentCode[]): Promise<Answered[]> {
  const { participations } = app.product.servicesOf(invoicesArea);
  const answers = await Promise.all(all.map((one) => participations.submit(one)));
  return answers.map((answer) => answer && (answer.body as unknown as Answered));
}
const rows = async <Row>(text: string, values: readonly unknown[] = []) =>
  (await app.services.pool.query(text, [...values])).rows as Row[];
const brought = (answers: readonly Answered[]) => answers.map((answer) => answer?.numbers.length ?? null);

it('takes many in one transaction, in the order in which they came, each by its own receipts alone', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, visitor));
  const all = people.map((person, index) => sent(person, 1000 * (index + 1)));
  const answers = await submit(all);
  expect(brought(answers)).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2]);
  const ids = all.map(({ id }) => id);
  const written = await rows<{ xmin: string }>(
    'SELECT DISTINCT xmin::text FROM invoices WHERE id = ANY ($1::uuid[])',
    [ids],
  );
  expect(written).toHaveLength(1);
  const given = await rows<{ id: string }>(
    'SELECT invoice_id AS id FROM tickets WHERE invoice_id = ANY ($1::uuid[]) ORDER BY counter',
    [ids],
  );
  expect(given.map(({ id }) => ids.indexOf(id))).toEqual([4, 5, 6, 7, 8, 9, 9, 10, 10, 11, 11]);
});

it('leaves of each what it would have left alone', async () => {
  const one = await createVisitor(app.services);
  const headers = await signInVisitor(app.services, one);
  const other = await visitor();
  const [together] = await submit([sent(other, 7000), sent(await visitor())]);
  // Another has the lock of this one's sending: it has to go alone, and waits for it.
  const key = accessKey();
  const body = { origin: 'qr', code: offlineCode(key, 7000), purchasedOn: DAY, value: 7000 };
  const held = await app.services.pool.connect();
  await held.query('BEGIN');
  await held.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`invoices ${one.id}`]);
  const answering = call<NonNullable<Answered>>(app, 'POST', '/invoices', { body, headers });
  await expect
    .poll(async () => (await rows("SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted")).length)
    .toBe(1);
  await held.query('COMMIT');
  held.release();
  const { body: alone } = await answering;
  const left = (id: string) =>
    rows<{ left: unknown }>(
      `SELECT jsonb_build_array(
        (SELECT to_jsonb(i) - ARRAY['id', 'registration_id', 'access_key', 'series', 'number', 'ip'] FROM invoices i WHERE id = $1),
        (SELECT jsonb_agg(jsonb_build_array(from_state, to_state, actor_id) ORDER BY id) FROM invoice_events WHERE invoice_id = $1),
        (SELECT jsonb_agg(to_jsonb(c) - ARRAY['id', 'invoice_id', 'digest'] ORDER BY id) FROM invoice_confirmations c WHERE invoice_id = $1),
        (SELECT jsonb_agg(to_jsonb(e) - ARRAY['id', 'invoice_id', 'registration_id', 'sources']) FROM earnings e WHERE invoice_id = $1),
        (SELECT jsonb_agg(to_jsonb(b) - ARRAY['registration_id', 'parts'])
         FROM earning_balances b JOIN invoices i USING (registration_id) WHERE i.id = $1),
        (SELECT jsonb_agg(jsonb_build_array(l.kind, l.detail, l.ip IS NULL, l.record_id = $1) ORDER BY l.kind)
         FROM logs l JOIN invoices i USING (registration_id) WHERE i.id = $1 AND l.kind IN (log_kind('invoice'), log_kind('ticket'))),
        (SELECT count(*) FROM tickets WHERE invoice_id = $1),
        (SELECT jsonb_agg(jsonb_build_array(o.template, o.state)) FROM outbox_messages o JOIN registrations r ON o.recipient = r.email
         JOIN invoices i ON i.registration_id = r.id WHERE i.id = $1)
      ) AS left`,
      [id],
    );
  expect(await left(together?.id ?? '')).toEqual(await left(alone.id));
  expect(brought([together ?? null, alone])).toEqual([1, 1]);
});

it('lets nobody spoil it for others: who has a question of their own goes alone, and nothing was written of them', async () => {
  const [plain, full, barred, unreachable, rival, twin] = await Promise.all(
    Array.from({ length: 6 }, visitor),
  );
  const { db } = app.services;
  for (let day = 0; day < 3; day += 1) await submit([sent(full ?? '')]);
  await db.registration.update({ where: { id: barred ?? '' }, data: { blockedAt: clock.now() } });
  await db.registration.update({ where: { id: unreachable ?? '' }, data: { emailVerifiedAt: null } });
  const claimed = sent(rival ?? '');
  await db.invoice.create({
    data: {
      registrationId: plain ?? '',
      accessKey: claimed.receipt.key,
      ...{ cnpj: claimed.receipt.cnpj, model: claimed.receipt.model, series: claimed.receipt.series },
      number: claimed.receipt.number,
      origin: 'key',
      state: 'checking',
    },
  });
  const shared = receiptOf(accessKey(), 5000);
  const before = await db.invoice.count();
  const spoilt = [sent(full ?? ''), sent(barred ?? ''), sent(unreachable ?? ''), claimed];
  const unproved = sent(await visitor(), 5000, { code: null, origin: 'key' });
  const all = [
    ...spoilt,
    unproved,
    sent(twin ?? '', 5000, { receipt: shared }),
    sent(await visitor(), 5000, { receipt: shared }),
    sent(await visitor()),
  ];
  expect(brought(await submit(all))).toEqual([null, null, null, null, null, 1, null, 1]);
  expect(await db.invoice.count()).toBe(before + 2);
});

it('keeps its answer with its key, and gives keys back that it does nothing with', async () => {
  const attempts = Array.from({ length: 3 }, (): Attempt => ({
    scope: 'test',
    key: randomUUID(),
    input: {},
  }));
  const keeping = (attempt: Attempt | undefined) => ({
    keeping: { ...sent('').keeping, attempt: attempt ?? null },
  });
  const [one, two, three] = attempts;
  await app.services.db.idempotencyKey.create({
    data: { scope: 'test', key: three?.key ?? '', requestHash: Buffer.of(1), status: 201, response: 'known' },
  });
  const all = [
    sent(await visitor(), 5000, keeping(one)),
    sent(await visitor(), 5000, { ...keeping(two), code: null, origin: 'key' }),
    sent(await visitor(), 5000, keeping(three)),
  ];
  const [answer, ...others] = await submit(all);
  expect(others).toEqual([null, null]);
  const kept = await app.services.db.idempotencyKey.findMany({ where: { scope: 'test' } });
  expect(new Map(kept.map(({ key, response }) => [key, response]))).toEqual(
    new Map<string | undefined, unknown>([
      [one?.key, answer],
      [three?.key, 'known'],
    ]),
  );
});

it('gives each prize by counter to the participation it comes up with, and one whose moment came to who was first', async () => {
  await createSchedule(app.services, { slots: 3, every: 4 });
  const wins = async (count: number) => {
    const people = await Promise.all(Array.from({ length: count }, visitor));
    const answers = await submit(people.map((person) => sent(person)));
    return answers.flatMap((answer, index) => (answer?.prize ? [index] : []));
  };
  expect(await wins(9)).toEqual([3, 7]);
  const now = clock.now();
  await createSchedule(app.services, { slots: 2, startsAt: new Date(now.getTime() - 2 * HOUR), endsAt: now });
  expect(await wins(4)).toEqual([0, 1, 2]);
});

it('counts who sends from one address though all of them come at once', async () => {
  const ip = '198.51.100.7';
  const people = await Promise.all(Array.from({ length: 22 }, visitor));
  const all = people.map((person) => sent(person, 5000, { ip }));
  const elsewhere = sent(await visitor());
  expect(brought(await submit([...all, elsewhere]))).toEqual([...Array(20).fill(1), null, null, 1]);
});

it('gives the last numbers to as many as there are', async () => {
  await app.services.db.numberPool.update({ where: { drawId }, data: { next: 100_000 - 3 } });
  const people = await Promise.all(Array.from({ length: 5 }, () => createVisitor(app.services)));
  const answers = await Promise.all(
    people.map(async (person) => {
      const headers = await signInVisitor(app.services, person);
      const body = { origin: 'qr', code: offlineCode(accessKey(), 5000), purchasedOn: DAY, value: 5000 };
      return call<{ code?: string }>(app, 'POST', '/invoices', { body, headers });
    }),
  );
  const codes = answers.map(({ status, body }) => body.code ?? status).toSorted();
  expect(codes).toEqual([201, 201, 201, 'LUCK_NUMBERS_REACHED', 'LUCK_NUMBERS_REACHED']);
  // With none left no batch is written in vain: it would wait for who holds the numbers.
  const held = await app.services.pool.connect();
  await held.query('BEGIN');
  await held.query('SELECT FROM number_pools WHERE draw_id = $1 FOR UPDATE', [drawId]);
  expect(await submit([sent(await visitor())])).toEqual([null]);
  await held.query('ROLLBACK');
  held.release();
});
