import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { createTestClock } from '../../../../test/clock.ts';
import { createVisitor } from '../../../../test/factories.ts';
import { confirmClaim, createInvoice, createRunningDraw } from '../../../../test/promotion.ts';
import { acceptInvoice } from '../../invoices/accept-invoice.ts';
import { refuseInvoice } from '../../invoices/refuse-invoice.ts';

const clock = createTestClock();
let app: TestApp;
let drawId: string;
let registrationId: string;
beforeAll(async () => {
  app = await createTestApp({ clock });
  drawId = await createRunningDraw(app.services, { earning: { every: 5000, perPerson: 10 } });
});
beforeEach(async () => {
  registrationId = (await createVisitor(app.services)).id;
});
afterAll(() => app.close());

const nobody = { actorId: null };
const sent = async (valueCents: number) => {
  const { id } = await createInvoice(app.services, { registrationId, valueCents });
  await confirmClaim(app.services, id);
  return id;
};
const accept = (id: string) =>
  app.services.db.$transaction((tx) => acceptInvoice(app.services, tx, id, nobody));
const refuse = (id: string) =>
  app.services.db.$transaction((tx) =>
    refuseInvoice(app.services, tx, id, { ...nobody, reason: 'tampered' }),
  );
const bought = async (valueCents: number) => {
  const id = await sent(valueCents);
  await accept(id);
  return id;
};
/** Cents carried on, numbers by the balance, and those that hold. */
async function standing() {
  const { db } = app.services;
  const where = { drawId_registrationId: { drawId, registrationId } };
  const { cents, numbers, parts } = await db.earningBalance.findUniqueOrThrow({ where });
  const live = await db.ticket.count({ where: { registrationId, state: { not: 'voided' } } });
  return { cents, numbers, live, parts };
}
/** Of each step: kind, balance before and after, numbers. */
async function ledger() {
  const rows = await app.services.db.earning.findMany({ where: { registrationId }, orderBy: { id: 'asc' } });
  return rows.map(({ kind, before, after, numbers }) => [kind, before, after, numbers]);
}

describe('numbers earned by value', () => {
  it('carry on what does not complete one, and tell with whose value each was earned', async () => {
    const one = await bought(3000);
    expect(await standing()).toMatchObject({ cents: 3000, numbers: 0, live: 0 });
    const two = await sent(8760);
    expect((await accept(two)).numbers).toHaveLength(2);
    expect(await standing()).toEqual({
      cents: 1760,
      numbers: 2,
      live: 2,
      parts: [{ receipt: two, cents: 1760 }],
    });
    const { sources } = await app.services.db.earning.findFirstOrThrow({ where: { invoiceId: two } });
    expect(sources).toEqual([
      { receipt: one, cents: 3000 },
      { receipt: two, cents: 7000 },
    ]);
  });

  it('lose no cent and give none twice, however many receipts of one person count at once', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => sent(1300)));
    await Promise.all(ids.map(accept));
    expect(await standing()).toMatchObject({ cents: 12 * 1300 - 15_000, numbers: 3, live: 3 });
  });

  it('stop at the cap per person', async () => {
    await bought(60_000);
    expect(await standing()).toMatchObject({ cents: 0, numbers: 10, live: 10 });
    await bought(5_000);
    expect(await standing()).toMatchObject({ numbers: 10, live: 10 });
  });

  it('are counted by what was bought, whatever else waits: nothing is kept of what fails', async () => {
    const id = await bought(3000);
    await expect(accept(id)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await ledger()).toHaveLength(1);
  });
});

describe('a receipt that is refused afterwards', () => {
  it('takes its value along, and a number that it had helped to earn', async () => {
    const one = await bought(3000);
    await bought(3000);
    expect(await standing()).toMatchObject({ cents: 1000, live: 1 });
    expect(await refuse(one)).toMatchObject({ voided: 1 });
    expect(await standing()).toMatchObject({ cents: 3000, numbers: 0, live: 0 });
    const [number] = await app.services.db.ticket.findMany({ where: { registrationId } });
    expect([number?.state, number?.reason]).toEqual(['voided', 'value_withdrawn']);
    expect(await ledger()).toEqual([
      ['receipt', 0, 3000, 0],
      ['receipt', 3000, 1000, 1],
      ['withdrawal', 1000, 3000, -1],
    ]);
    expect((await accept(await sent(2000))).numbers).toHaveLength(1);
  });

  it('leaves what the others earn by themselves', async () => {
    const one = await bought(8000);
    await bought(6000);
    expect(await refuse(one)).toMatchObject({ voided: 1 });
    expect(await standing()).toMatchObject({ cents: 1000, numbers: 1, live: 1 });
  });

  it('whose number went with it makes room for the one that the others complete', async () => {
    await bought(3000);
    const two = await bought(2000);
    await bought(2000);
    expect(await standing()).toMatchObject({ cents: 2000, live: 1 });
    await refuse(two);
    expect(await standing()).toMatchObject({ cents: 0, numbers: 1, live: 1 });
    expect((await ledger()).at(-1)).toEqual(['withdrawal', 2000, 0, 0]);
  });

  it('counts anew once it is accepted again', async () => {
    const one = await bought(7000);
    await refuse(one);
    expect(await standing()).toMatchObject({ cents: 0, numbers: 0, live: 0 });
    await app.services.db.invoice.update({ where: { id: one }, data: { state: 'pending', reason: null } });
    expect((await accept(one)).numbers).toHaveLength(1);
    expect(await standing()).toMatchObject({ cents: 2000, numbers: 1, live: 1 });
  });

  it('waits for no other in a circle, and the rest adds up', async () => {
    const ids: string[] = [];
    while (ids.length < 10) ids.push(await bought(2700));
    const more = await Promise.all(Array.from({ length: 4 }, () => sent(2700)));
    await Promise.all([...ids.slice(0, 5).map(refuse), ...more.map(accept)]);
    const left = 9 * 2700;
    expect(await standing()).toMatchObject({ cents: left % 5000, numbers: 4, live: 4 });
  });

  it('takes nothing but its own numbers once the list is closed', async () => {
    // Before the other's: it is the one that counts.
    const other = await createRunningDraw(app.services, { earning: { every: 5000 }, lotteryIn: 12 });
    [drawId] = [other];
    const one = await bought(3000);
    await bought(3000);
    await app.services.db.draw.update({ where: { id: other }, data: { listClosedAt: clock.now() } });
    expect(await refuse(one)).toMatchObject({ voided: 0 });
    expect(await standing()).toMatchObject({ numbers: 1, live: 1 });
  });
});

it('keeps rule and ledger from whoever would change them', async () => {
  const { db } = app.services;
  const { id } = await db.earning.findFirstOrThrow({ where: { drawId } });
  await expect(db.earning.update({ where: { id }, data: { numbers: 9 } })).rejects.toThrow('stays');
  await expect(db.earning.delete({ where: { id } })).rejects.toThrow('stays');
  const generous = { numbers: 9, every: null, perReceipt: 100, perPerson: null, multipliers: [] };
  await expect(db.draw.update({ where: { id: drawId }, data: { earning: generous } })).rejects.toThrow(
    'earned by its rule',
  );
});
