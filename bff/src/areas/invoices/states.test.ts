import {
  INVOICE_REASONS,
  INVOICE_STATES,
  INVOICE_TRANSITIONS,
  PRIZE_STATES,
  PRIZE_TRANSITIONS,
  REASONS_OF_RECEIPT,
  TICKET_STATES,
  TICKET_TRANSITIONS,
} from '@fio/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { confirmClaim, createInvoice, createSchedule } from '../../../test/promotion.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ routes: [] });
});
afterAll(() => app.close());

const tables = [
  ['invoice', INVOICE_STATES, INVOICE_TRANSITIONS],
  ['prize', PRIZE_STATES, PRIZE_TRANSITIONS],
  ['ticket', TICKET_STATES, TICKET_TRANSITIONS],
] as const;

it.each(tables)('the table of the %s is the same in the database', async (name, states, transitions) => {
  const { rows } = await app.services.pool.query<{ from: string; to: string }>(
    `SELECT a AS from, b AS to FROM unnest($1::text[]) AS a, unnest($1::text[]) AS b WHERE ${name}_may_move(a, b)`,
    [states],
  );
  const allowed = states.flatMap((from) =>
    (transitions as Readonly<Record<string, readonly string[]>>)[from]?.map((to) => `${from} ${to}`),
  );
  expect(rows.map(({ from, to }) => `${from} ${to}`).toSorted()).toEqual(allowed.toSorted());
});

describe('whoever writes, the database', () => {
  it('refuses a step beside the table, and a beginning in the middle', async () => {
    const { db } = app.services;
    await expect(createInvoice(app.services, { state: 'pending' })).rejects.toThrow(/never begins as/);
    const { id } = await createInvoice(app.services);
    const become = (data: object) => db.invoice.update({ where: { id }, data });
    await expect(become({ state: 'valid' })).rejects.toThrow(/invoices_valid_confirmed/);
    await confirmClaim(app.services, id);
    await become({ state: 'valid' });
    await expect(become({ state: 'pending' })).rejects.toThrow(/never goes from valid to pending/);
    await expect(become({ number: '000000001' })).rejects.toThrow(
      /stays confirmed as it was|stays the receipt it was/,
    );
    await expect(become({ state: 'invalid' })).rejects.toThrow(/invoices_reason_given/);
    await expect(db.invoice.delete({ where: { id } })).rejects.toThrow(/Foreign key/);
  });

  it('knows every reason, and counts nothing that has no name', async () => {
    for (const reason of INVOICE_REASONS) {
      const { id } = await createInvoice(app.services);
      await app.services.db.invoice.update({ where: { id }, data: { state: 'invalid', reason } });
    }
    const { id } = await createInvoice(app.services, { number: null });
    await expect(confirmClaim(app.services, id)).rejects.toThrow(/invoices_confirmed_named/);
  });

  it('takes nothing for confirmed without evidence, and keeps the evidence', async () => {
    const { db } = app.services;
    const { id } = await createInvoice(app.services);
    const confirm = db.invoice.update({
      where: { id },
      data: { confirmedAt: new Date(), confirmedBy: 'sales' },
    });
    await expect(confirm).rejects.toThrow(/confirmed by evidence/);
    await confirmClaim(app.services, id);
    await expect(
      db.invoice.update({ where: { id }, data: { confirmedAt: null, confirmedBy: null } }),
    ).rejects.toThrow(/stays confirmed as it was/);
    await expect(db.invoiceConfirmation.deleteMany({ where: { invoiceId: id } })).rejects.toThrow();
    await expect(
      db.invoiceConfirmation.updateMany({ where: { invoiceId: id }, data: { reference: 'x' } }),
    ).rejects.toThrow();
  });

  it('knows what a refused receipt takes along, as the domain does', async () => {
    const { rows } = await app.services.pool.query<{ reason: string }>(
      'SELECT reason FROM unnest($1::text[]) AS reason WHERE invoice_takes(now(), reason)',
      [INVOICE_REASONS],
    );
    expect(rows.map(({ reason }) => reason).toSorted()).toEqual([...REASONS_OF_RECEIPT].toSorted());
  });

  it('keeps what a schedule was committed to, and one live win in a slot', async () => {
    const { db } = app.services;
    const scheduleId = await createSchedule(app.services, { slots: 2 });
    const change = (data: object) => db.prizeSchedule.update({ where: { id: scheduleId }, data });
    await expect(change({ allotment: [] })).rejects.toThrow(/is committed/);
    await expect(change({ revealedAt: new Date() })).rejects.toThrow(/revealed_after/);
    const { id } = await db.prize.findFirstOrThrow({ where: { scheduleId } });
    const slot = await db.prize.update({ where: { id }, data: { slot: 1, opensAt: new Date() } });
    const { id: _, checklist: __, ...place } = slot;
    await expect(db.prize.create({ data: place })).rejects.toThrow(/Unique constraint/);
    const step = db.prize.update({ where: { id: slot.id }, data: { state: 'validated' } });
    await expect(step).rejects.toThrow(/never goes from default to validated/);
    await expect(db.prize.create({ data: { ...place, slot: 9, state: 'available' } })).rejects.toThrow(
      /never begins as/,
    );
  });
});
