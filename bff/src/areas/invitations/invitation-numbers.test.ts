import type { adminInvitations, adminTickets, OwnDraw, OwnInvitations, ResponseOf } from '@fio/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call } from '../../../test/call.ts';
import { createTestClock } from '../../../test/clock.ts';
import { createStaff, signInStaff, signInVisitor } from '../../../test/factories.ts';
import { invitationDesk } from '../../../test/invitation-desk.ts';
import { settleInvitations } from './settle-invitations.ts';

const clock = createTestClock();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
});
afterAll(() => app.close());

const { person, invited, confirm, draw, settle, brought, bar, numbersOf, earningOf } = invitationDesk(
  () => app,
);

describe('where the rule gives numbers for invitations', () => {
  let drawId: string;
  let inviter: string;
  beforeAll(async () => {
    drawId = await draw({ perInvitation: 2, perInviter: 5 });
  });
  beforeEach(async () => {
    inviter = await person();
  });

  it('gives them once, however often it is looked at and confirmed, up to the cap', async () => {
    const first = await brought(inviter);
    await settle();
    await app.services.db.registration.update({ where: { id: first }, data: { emailVerifiedAt: null } });
    await confirm(first);
    await settle();
    expect(await numbersOf(inviter, drawId)).toMatchObject(
      Array.from({ length: 2 }, () => ({ origin: 'invitation', state: 'distributed', invoiceId: null })),
    );
    const second = await brought(inviter);
    const third = await brought(inviter);
    await settle();
    expect(await earningOf(second)).toMatchObject({ numbers: 2, forgone: 0 });
    expect(await earningOf(third)).toMatchObject({ numbers: 1, forgone: 1 });
    expect(await earningOf(await brought(inviter))).toBeNull();
    await settle();
    expect(await numbersOf(inviter, drawId)).toHaveLength(5);
  });

  it('keeps the cap when many confirm at once and several workers settle', async () => {
    await Promise.all(Array.from({ length: 6 }, () => brought(inviter)));
    await Promise.all([settle(), settle(), settle()]);
    await settle();
    expect(await numbersOf(inviter, drawId)).toHaveLength(5);
    const left = await app.services.db.invitation.count({ where: { inviterId: inviter, settledAt: null } });
    expect(left).toBe(0);
  });

  it('gives nothing of what is doubtful, while either is barred, or by whom has no proved address', async () => {
    const { db } = app.services;
    const doubtful = await invited(inviter, ['address']);
    await confirm(doubtful);
    const barred = await brought(inviter);
    await bar(barred);
    await settle();
    const other = await person({ blockedAt: clock.now() });
    await brought(other);
    const unproved = await person({ emailVerifiedAt: null });
    await brought(unproved);
    await settle();
    const given = await Promise.all([inviter, other, unproved].map((id) => numbersOf(id, drawId)));
    expect(given.flat()).toEqual([]);
    // Settled for good: whoever is let in again later brings nothing.
    await db.registration.update({ where: { id: barred }, data: { disabledAt: null, disabledReason: null } });
    await settle();
    expect(await earningOf(barred)).toBeNull();
  });

  it('leaves nothing of what failed half way, and gives it the next time', async () => {
    const came = await brought(inviter);
    const { luckyNumbers } = app.services;
    const failing = { ...app.services, luckyNumbers: Object.create(luckyNumbers) as typeof luckyNumbers };
    failing.luckyNumbers.grant = async (...given) => {
      await luckyNumbers.grant(...given);
      throw new Error('The process was killed.');
    };
    await expect(settleInvitations(failing)).rejects.toThrow('killed');
    expect([await numbersOf(inviter, drawId), await earningOf(came)]).toEqual([[], null]);
    await settle();
    expect(await numbersOf(inviter, drawId)).toHaveLength(2);
  });

  it('waits for nobody who is being erased', async () => {
    const came = await brought(inviter);
    const held = await app.services.pool.connect();
    await held.query('BEGIN');
    await held.query('SELECT FROM registrations WHERE id = $1 FOR UPDATE', [came]);
    await settle();
    expect(await earningOf(came)).toBeNull();
    await held.query('COMMIT');
    held.release();
    await settle();
    expect(await earningOf(came)).toMatchObject({ numbers: 2 });
  });

  it('holds the rule and the ledger from then on', async () => {
    const { db } = app.services;
    const came = await brought(inviter);
    await settle();
    await expect(db.draw.update({ where: { id: drawId }, data: { earning: {} } })).rejects.toThrow(
      /earned by its rule/,
    );
    await expect(db.invitationEarning.delete({ where: { invitedId: came } })).rejects.toThrow();
  });

  it('has no row of the ledger that the rule doesn’t give, whoever writes it', async () => {
    const { db, pool } = app.services;
    const add = (invitedId: string, numbers: number, forgone = 0) =>
      pool.query(
        `INSERT INTO invitation_earnings (invited_id, registration_id, draw_id, numbers, forgone, first_counter, at)
         VALUES ($1, $2, $3, $4, $5, 0, now())`,
        [invitedId, inviter, drawId, numbers, forgone],
      );
    await brought(inviter);
    const lost = await brought(inviter);
    await bar(lost);
    await settle();
    await expect(add(await person(), 2)).rejects.toThrow(/nobody confirmed/);
    await expect(add(await invited(inviter), 2)).rejects.toThrow(/nobody confirmed/);
    await expect(add(lost, 1)).rejects.toThrow(/does not give/);
    await expect(add(lost, 2)).rejects.toThrow(/did not give/);
    for (const _other of [1, 2]) await brought(inviter);
    await settle();
    expect(await numbersOf(inviter, drawId)).toHaveLength(5);
    await expect(add(lost, 2)).rejects.toThrow(/does not give/);
    // Nor is anybody confirmed who hasn't proved their address.
    const came = await invited(inviter);
    const confirmed = { state: 'confirmed', confirmedAt: clock.now() };
    const where = { invitedId: came };
    await expect(db.invitation.update({ where, data: confirmed })).rejects.toThrow(/not proved/);
    await expect(db.invitation.update({ where, data: { inviterId: await person() } })).rejects.toThrow(
      /stays as it was/,
    );
    const invitedId = await person();
    await expect(
      db.invitation.create({ data: { invitedId, inviterId: inviter, signs: [], ...confirmed } }),
    ).rejects.toThrow(/begins unconfirmed/);
  });

  it('tells the inviter, and staff, where the numbers came from', async () => {
    const came = await brought(inviter);
    await settle();
    const { db, ...services } = app.services;
    const headers = await signInVisitor(
      app.services,
      await db.registration.findUniqueOrThrow({ where: { id: inviter } }),
    );
    const mine = await call<OwnInvitations>(app, 'GET', '/invitations', { headers });
    expect(mine.body.gives).toEqual({ draw: 'Sorteio de teste', numbers: 2, most: 5, given: 2 });
    const { body } = await call<{ items: OwnDraw[] }>(app, 'GET', '/tickets/mine', { headers });
    expect(body.items[0]?.earning).toMatchObject({ entries: [], invitations: [{ numbers: 2, forgone: 0 }] });
    expect(body.items[0]?.tickets.map(({ origin }) => origin)).toEqual(['invitation', 'invitation']);
    const staff = await signInStaff({ ...services, db }, await createStaff(app.services));
    const { id } = await db.invitation.findUniqueOrThrow({ where: { invitedId: came } });
    const record = await call<ResponseOf<typeof adminInvitations.get>>(
      app,
      'GET',
      `/admin/invitations/${id}`,
      {
        headers: staff,
      },
    );
    expect(record.body.given).toMatchObject({ draw: 'Sorteio de teste', numbers: 2, forgone: 0 });
    const last = (await numbersOf(inviter, drawId)).at(-1);
    const detail = await call<ResponseOf<typeof adminTickets.get>>(
      app,
      'GET',
      `/admin/tickets/${drawId}.${last?.counter}`,
      { headers: staff },
    );
    expect(detail.body).toMatchObject({ origin: 'invitation', invited: { id: came }, invoiceId: null });
    const totals = await call<ResponseOf<typeof adminTickets.totals>>(
      app,
      'GET',
      `/admin/tickets-draws/${drawId}/totals`,
      {
        headers: staff,
      },
    );
    expect(totals.body.invited.numbers).toBe(
      await db.ticket.count({ where: { drawId, origin: 'invitation' } }),
    );
  });
});
