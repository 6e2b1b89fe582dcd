import { formatLuckyNumber, SERIES_SIZE } from '@fio/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { createTestClock, DAY } from '../../../test/clock.ts';
import { createVisitor } from '../../../test/factories.ts';
import { confirmClaim, createInvoice, createRunningDraw, createSchedule } from '../../../test/promotion.ts';
import { acceptInvoice } from './accept-invoice.ts';
import { refuseInvoice } from './refuse-invoice.ts';

const clock = createTestClock();
let app: TestApp;
let drawId: string;
beforeAll(async () => {
  app = await createTestApp({ clock, env: { PRIZES_PER_CPF: '1' } });
  drawId = await createRunningDraw(app.services, { series: 2, earning: { numbers: 2 } });
});
afterAll(() => app.close());

const nobody = { actorId: null };
const accept = async (id: string) => {
  const { confirmedAt } = await app.services.db.invoice.findUniqueOrThrow({ where: { id } });
  if (confirmedAt === null) await confirmClaim(app.services, id);
  return app.services.db.$transaction((tx) => acceptInvoice(app.services, tx, id, nobody));
};
const refuse = (id: string) =>
  app.services.db.$transaction((tx) =>
    refuseInvoice(app.services, tx, id, { ...nobody, reason: 'tampered', note: 'cola' }),
  );
const ended = { startsAt: new Date(clock.now().getTime() - 2 * DAY), endsAt: clock.now() };

describe('an invoice that is accepted', () => {
  it('brings its numbers, and its sender a letter', async () => {
    const invoice = await createInvoice(app.services);
    const { numbers, prize, drawId: draw } = await accept(invoice.id);
    expect([numbers.length, prize, draw]).toEqual([2, null, drawId]);
    const tickets = await app.services.db.ticket.findMany({ where: { invoiceId: invoice.id } });
    expect(numbers).toEqual(
      tickets.map(({ series, number: order }) => formatLuckyNumber({ series, order }, SERIES_SIZE)),
    );
    expect(tickets.map(({ origin, state, registrationId }) => [origin, state, registrationId])).toEqual(
      Array.from({ length: 2 }, () => ['invoice', 'distributed', invoice.registrationId]),
    );
    const letters = await app.services.db.outboxMessage.count({ where: { template: 'invoice_accepted' } });
    expect(letters).toBe(1);
  });

  it('is not accepted twice, whoever comes at once', async () => {
    const { id } = await createInvoice(app.services);
    await confirmClaim(app.services, id);
    const outcomes = await Promise.allSettled([accept(id), accept(id), accept(id)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await app.services.db.ticket.count({ where: { invoiceId: id } })).toBe(2);
    await expect(accept(id)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('writes its own history', async () => {
    const { id } = await createInvoice(app.services);
    await accept(id);
    await refuse(id);
    const events = await app.services.db.invoiceEvent.findMany({
      where: { invoiceId: id },
      orderBy: { id: 'asc' },
    });
    expect(events.map(({ fromState, toState, reason, note }) => [fromState, toState, reason, note])).toEqual([
      [null, 'checking', null, null],
      ['checking', 'valid', null, null],
      ['valid', 'invalid', 'tampered', 'cola'],
    ]);
  });
});

describe('an invoice that is refused', () => {
  it('takes its numbers and its prize along, and the slot is free again', async () => {
    const scheduleId = await createSchedule(app.services, { slots: 1, ...ended });
    const first = await createInvoice(app.services);
    const { prize } = await accept(first.id);
    expect(prize?.title).toBe('Par de ingressos');
    const late = await createInvoice(app.services);
    expect((await accept(late.id)).prize).toBeNull();

    expect(await refuse(first.id)).toMatchObject({ voided: 2, prizes: 1 });
    const tickets = await app.services.db.ticket.findMany({ where: { invoiceId: first.id } });
    expect(tickets.map(({ state, reason }) => [state, reason])).toEqual(
      Array.from({ length: 2 }, () => ['voided', 'invoice_invalid']),
    );
    const next = await createInvoice(app.services);
    expect((await accept(next.id)).prize).not.toBeNull();
    const slots = await app.services.db.prize.findMany({
      where: { scheduleId },
      orderBy: { createdAt: 'asc' },
    });
    expect(slots.map(({ state, slot, invoiceId }) => [state, slot, invoiceId])).toEqual([
      ['invalid', 1, first.id],
      ['pending', 1, next.id],
    ]);
    expect(slots[1]?.replacesId).toBe(slots[0]?.id);
  });
});

describe('an instant prize', () => {
  it('goes to whoever took part first after its moment, once a person', async () => {
    await createSchedule(app.services, { slots: 2, ...ended });
    const { id: registrationId } = await createVisitor(app.services);
    const early = await createInvoice(app.services, { createdAt: new Date(ended.startsAt.getTime() - 1) });
    const [one, two] = [
      await createInvoice(app.services, { registrationId }),
      await createInvoice(app.services, { registrationId }),
    ];
    expect((await accept(early.id)).prize).toBeNull();
    expect((await accept(one.id)).prize).not.toBeNull();
    expect((await accept(two.id)).prize).toBeNull();
    const other = await createInvoice(app.services);
    expect((await accept(other.id)).prize).not.toBeNull();
  });

  it('by counter goes to every third', async () => {
    await createSchedule(app.services, { slots: 2, every: 3 });
    const wins: boolean[] = [];
    for (let n = 0; n < 7; n += 1) {
      const { id } = await createInvoice(app.services);
      wins.push((await accept(id)).prize !== null);
    }
    expect(wins).toEqual([false, false, true, false, false, true, false]);
  });

  it('is won once, however many take part at once', async () => {
    const scheduleId = await createSchedule(app.services, { slots: 5, ...ended });
    const invoices = await Promise.all(Array.from({ length: 30 }, () => createInvoice(app.services)));
    const outcomes = await Promise.all(invoices.map(({ id }) => accept(id)));
    expect(outcomes.filter(({ prize }) => prize !== null)).toHaveLength(5);
    const won = await app.services.db.prize.findMany({ where: { scheduleId, state: 'pending' } });
    expect(new Set(won.map(({ slot }) => slot)).size).toBe(5);
    expect(new Set(won.map(({ registrationId }) => registrationId)).size).toBe(5);
  });
});

it('leaves nothing half done when the numbers run out', async () => {
  const { db } = app.services;
  await db.numberPool.update({ where: { drawId }, data: { next: 2 * 100_000 - 1 } });
  const { id } = await createInvoice(app.services);
  await expect(accept(id)).rejects.toMatchObject({ code: 'LUCK_NUMBERS_REACHED' });
  expect(await db.invoice.findUnique({ where: { id }, select: { state: true } })).toEqual({
    state: 'checking',
  });
  expect(await db.ticket.count({ where: { invoiceId: id } })).toBe(0);
  expect(await db.numberPool.findUnique({ where: { drawId }, select: { next: true } })).toEqual({
    next: 2 * 100_000 - 1,
  });
});
