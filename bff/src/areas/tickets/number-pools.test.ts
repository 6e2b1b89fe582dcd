import { createHash } from 'node:crypto';
import type { NumberCommitment } from '@fio/contracts';
import { isRightNumber, SERIES_SIZE, seriesOrder } from '@fio/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call } from '../../../test/call.ts';
import { createTestClock, DAY, dayFromNow } from '../../../test/clock.ts';
import { createStaff, createVisitor, signInStaff } from '../../../test/factories.ts';
import { confirmClaim, createInvoice } from '../../../test/promotion.ts';
import { loggedEntries } from '../../../test/transparency.ts';
import { verifyAudit } from '../../core/audit/verify.ts';
import { shake256 } from '../../core/secrets/shake256.ts';
import { acceptInvoice } from '../invoices/accept-invoice.ts';
import { grantNumbers } from './grant-numbers.ts';

const clock = createTestClock();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
});
afterAll(() => app.close());

const day = (days: number) => new Date(dayFromNow(clock, days));
let made = 0;
const drawFrom = (from: number, to: number) =>
  app.services.db.draw.create({
    data: {
      slug: `sorteio-${(made += 1)}`,
      title: 'Sorteio',
      state: 'scheduled',
      periodFrom: day(from),
      periodTo: day(to),
      lotteryDate: day(to + 5),
      seriesFirst: 5,
      seriesLast: 7,
    },
  });
const signedIn = async () => signInStaff(app.services, await createStaff(app.services));
const commit = async (drawId: string, body: object = { version: 1 }) =>
  call<NumberCommitment & { code?: string }>(app, 'POST', `/admin/tickets-draws/${drawId}/commit`, {
    headers: await signedIn(),
    body,
  });
const reveal = async (drawId: string) =>
  call<NumberCommitment & { code?: string }>(app, 'POST', `/admin/tickets-draws/${drawId}/reveal`, {
    headers: await signedIn(),
  });
const proofOf = async (drawId: string) => {
  const { body } = await call<{ items: { commitment: NumberCommitment; given: number }[] }>(
    app,
    'GET',
    '/tickets/proof',
  );
  return body.items.find(({ commitment }) => commitment.drawId === drawId);
};

describe('the order of a draw', () => {
  it('is committed before the period, once, and only its hash is public', async () => {
    const { id } = await drawFrom(50, 59);
    const { status, body } = await commit(id);
    expect([status, body.seed, body.seriesFirst, body.seriesLast]).toEqual([201, null, 5, 7]);
    expect(await proofOf(id)).toMatchObject({
      given: 0,
      commitment: { seed: null, seedHash: body.seedHash },
    });
    expect((await commit(id)).status).toBe(409);
    expect(await app.services.db.action.count({ where: { recordId: id, action: 'commit' } })).toBe(1);
    expect(await verifyAudit(app.services.db)).toMatchObject({ ok: true });
  });

  it('is not committed once the period has begun, nor by who saw another version', async () => {
    const { id } = await drawFrom(0, 9);
    expect((await commit(id)).body.code).toBe('INVALID_DATE');
    const { id: later } = await drawFrom(2, 9);
    expect((await commit(later, { version: 2 })).status).toBe(409);
    expect((await commit(later, {})).status).toBe(422);
    expect((await commit(crypto.randomUUID())).status).toBe(404);
  });

  it('is revealed after the period when nothing waits, and then anyone can compute every number', async () => {
    const { id } = await drawFrom(2, 9);
    const { body: committed } = await commit(id);
    clock.advance(5 * DAY);
    const { id: registrationId } = await createVisitor(app.services);
    const invoice = await createInvoice(app.services, { registrationId });
    await confirmClaim(app.services, invoice.id);
    expect((await reveal(id)).status).toBe(409);
    clock.advance(6 * DAY);
    expect((await reveal(id)).status).toBe(409);
    // What was sent within the period counts for it, however late it is decided.
    const accepted = await app.services.db.$transaction((tx) =>
      acceptInvoice(app.services, tx, invoice.id, { actorId: null }),
    );
    expect(accepted.drawId).toBe(id);
    const { status, body } = await reveal(id);
    expect([status, body.seedHash]).toEqual([200, committed.seedHash]);
    const seed = Buffer.from(body.seed ?? '', 'hex');
    expect(createHash('sha256').update(seed).digest('hex')).toBe(committed.seedHash);
    const [ticket] = await app.services.db.ticket.findMany({ where: { drawId: id } });
    if (ticket === undefined) throw new Error('No ticket.');
    const number = { series: ticket.series, order: ticket.number };
    const order = (series: number) => seriesOrder(shake256, seed, { draw: id, series, size: SERIES_SIZE });
    expect(isRightNumber(ticket.counter, number, { first: 5, last: 7, size: SERIES_SIZE }, order)).toBe(true);
    expect(await proofOf(id)).toMatchObject({ given: 1, commitment: { seed: body.seed } });
    const [promised, shown, ...others] = await loggedEntries(app.services, id);
    expect(promised).toMatchObject({ type: 'numbers_committed', seedHash: body.seedHash, seriesFirst: 5 });
    expect(promised).not.toHaveProperty('seed');
    expect(shown).toMatchObject({ type: 'numbers_revealed', seedHash: body.seedHash, seed: body.seed });
    expect(others).toEqual([]);
    const more = app.services.db.$transaction((tx) =>
      grantNumbers(app.services, tx, id, [{ registrationId, invoiceId: null, origin: 'manual', count: 1 }]),
    );
    await expect(more).rejects.toThrow(/are committed/);
    expect((await reveal(id)).status).toBe(409);
  });
});

it('needs its permission', async () => {
  const { id } = await drawFrom(2, 9);
  const permissions = [{ permission: 'tickets', action: 'list' }] as const;
  const reader = await signInStaff(
    app.services,
    await createStaff(app.services, { type: 'user', permissions }),
  );
  const answer = await call(app, 'POST', `/admin/tickets-draws/${id}/commit`, {
    headers: reader,
    body: { version: 1 },
  });
  expect(answer.status).toBe(403);
});
