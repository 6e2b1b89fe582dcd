import { describe, expect, it } from 'vitest';
import { blockCpf, createVisitor } from '../../../test/factories.ts';
import { prizeDesk } from '../../../test/prize-desk.ts';
import { collectEvidence } from '../../../test/promotion.ts';
import type { PrismaClient } from '../../core/database/prisma.ts';
import { refuseInvoice } from '../invoices/refuse-invoice.ts';

const desk = prizeDesk();
const pending = ({ id, version }: { id: string; version: number }, note: string | null = null) =>
  desk.admin('POST', `/prizes/${id}/pending`, { version, note });

/** How many wait for a row that another transaction holds. */
async function waiting(db: PrismaClient): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::integer AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return row?.count ?? 0;
}

describe('"Voltar para pendente"', () => {
  it('takes a refusal back, and the offer of its slot with it', async () => {
    const prize = await desk.win();
    await desk.decide(prize, 'invalidate');
    const offered = await desk.replacement(prize.id);
    const { body } = await pending(await desk.prize(prize.id), 'Engano');
    expect(body).toMatchObject({ state: 'pending', reason: null, note: 'Engano', replacedBy: null });
    expect((await desk.prize(offered?.id ?? '')).withdrawnAt).not.toBeNull();
    expect((await desk.letters()).map(({ template }) => template)).toEqual([
      'prize_invalid',
      'prize_reopened',
    ]);
    expect((await desk.decide(await desk.prize(prize.id), 'validate')).status).toBe(200);
  });

  it('takes a validation back with its checks, but no delivery', async () => {
    const prize = await desk.win();
    await desk.decide(prize, 'validate');
    const back = (await pending(await desk.prize(prize.id))).body;
    expect(back).toMatchObject({ validatedAt: null, checklist: {} });
    await desk.decide(await desk.prize(prize.id), 'validate');
    const { version } = await desk.prize(prize.id);
    const delivery = { version, deliveredOn: '2026-01-02', note: 'AR BR123' };
    const { body } = await desk.admin('POST', `/prizes/${prize.id}/deliver`, delivery);
    expect(body).toMatchObject({
      state: 'delivered',
      deliveredAt: '2026-01-02T15:00:00.000Z',
      reopenable: false,
    });
    expect((await pending(await desk.prize(prize.id))).status).toBe(409);
  });

  it('says whose slot it was before, where that was offered again', async () => {
    await desk.decide(await desk.win(), 'invalidate');
    const again = await desk.win();
    await desk.decide(again, 'invalidate');
    const { body } = await pending(await desk.prize(again.id));
    expect(body).toMatchObject({ state: 'pending', replaces: { id: again.replacesId, state: 'invalid' } });
  });

  it('is too late once somebody else has won the slot', async () => {
    const { db } = desk.app.services;
    const prize = await desk.win();
    await desk.decide(prize, 'invalidate');
    const again = await desk.replacement(prize.id);
    await db.prize.update({ where: { id: again?.id ?? '' }, data: { state: 'available' } });
    const other = { state: 'pending', registrationId: (await createVisitor(desk.app.services)).id };
    await db.prize.update({ where: { id: again?.id ?? '' }, data: { ...other, claimedAt: new Date() } });
    const found = await desk.prize(prize.id);
    expect((await desk.admin('GET', `/prizes/${prize.id}`)).body.reopenable).toBe(false);
    expect((await pending(found)).body).toMatchObject({ code: 'CONFLICT' });
    expect((await desk.prize(prize.id)).state).toBe('invalid');
  });

  it('waits for whoever refuses the receipt at that moment', async () => {
    const { services } = desk.app;
    const prize = await desk.win();
    await desk.decide(prize, 'invalidate');
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
    let answer: ReturnType<typeof pending> | undefined;
    const refused = services.db.$transaction(async (tx) => {
      await refuseInvoice(services, tx, prize.invoiceId ?? '', { actorId: null, reason: 'tampered' });
      answer = desk.prize(prize.id).then((found) => pending(found));
      ask();
      // It is in line for the receipt's row by then.
      await expect.poll(() => waiting(services.db)).toBeGreaterThan(0);
    });
    await asked;
    await refused;
    expect((await answer)?.body).toMatchObject({ code: 'CONFLICT' });
    expect((await desk.prize(prize.id)).state).toBe('invalid');
  });

  it('is impossible while the receipt is invalid', async () => {
    const { services } = desk.app;
    const prize = await desk.win();
    await services.db.$transaction((tx) =>
      refuseInvoice(services, tx, prize.invoiceId ?? '', { actorId: null, reason: 'tampered' }),
    );
    expect(await desk.prize(prize.id)).toMatchObject({ state: 'invalid', reason: 'invoice_invalid' });
    expect((await pending(await desk.prize(prize.id))).status).toBe(409);
  });

  it('races with whoever wins the slot: one of them gets it', async () => {
    const prize = await desk.win();
    await desk.decide(prize, 'invalidate');
    const found = await desk.prize(prize.id);
    desk.winner = await createVisitor(desk.app.services);
    const [answer] = await Promise.all([pending(found), desk.win()]);
    const live = await desk.app.services.db.prize.count({
      where: {
        scheduleId: prize.scheduleId,
        slot: prize.slot,
        state: { not: 'invalid' },
        withdrawnAt: null,
      },
    });
    expect([200, 409]).toContain(answer.status);
    expect(live).toBe(1);
  });
});

describe('a delivery', () => {
  it('lies not in the future, and follows a validation', async () => {
    const prize = await desk.win();
    const deliver = async (deliveredOn: string) =>
      desk.admin('POST', `/prizes/${prize.id}/deliver`, {
        version: (await desk.prize(prize.id)).version,
        deliveredOn,
        note: 'Entregue em mãos',
      });
    expect((await deliver('2026-01-02')).status).toBe(409);
    await desk.decide(prize, 'validate');
    expect((await deliver('2999-01-02')).body).toMatchObject({ code: 'FUTURE_DATE' });
  });
});

describe('a gift by hand', () => {
  const give = async (user: string) => {
    const kind = await desk.app.services.db.prizeKind.findFirstOrThrow();
    return desk.admin('POST', '/prizes/give', { kindId: kind.id, user, reason: 'Atendimento 123' });
  };

  it.each([
    ['an e-mail that nobody has', 'ninguem@exemplo.example', 404, 'EMAIL_NOT_FOUND', 'email_unknown'],
    ['a CPF that nobody has', '529.982.247-25', 404, 'CPF_NOT_FOUND', 'cpf_unknown'],
    ['a phone that nobody has', '(11) 3333-4444', 404, 'PHONE_NOT_FOUND', 'phone_unknown'],
    ['what would be an e-mail', 'ninguem@exemplo', 422, 'EMAIL_INVALID', 'email'],
    ['what is none of them', '1234', 422, 'INVALID_REQUEST', 'participant'],
  ])('says what is wrong with %s', async (_what, user, status, code, problem) => {
    const answer = await give(user);
    expect(answer).toMatchObject({ status, body: { code, fields: { user: [{ code: problem }] } } });
  });

  it('reaches whoever is named by CPF, phone or e-mail, takes no slot, and keeps its reason', async () => {
    const { body, status } = await give(desk.winner.email.toUpperCase());
    expect(status).toBe(201);
    expect(body).toMatchObject({
      state: 'pending',
      origin: 'manual',
      schedule: null,
      reason: 'Atendimento 123',
    });
    expect((await desk.letters())[0]?.text).toContain('Atendimento 123');
    expect((await desk.decide(body, 'invalidate', { checklist: {} })).status).toBe(200);
    expect(await desk.replacement(body.id)).toBeNull();
    const back = await pending(await desk.prize(body.id));
    expect(back.body).toMatchObject({ state: 'pending', reason: 'Atendimento 123' });
    const visitor = await createVisitor(desk.app.services);
    for (const typed of [visitor.cpf, visitor.phone])
      expect((await give(typed)).body).toMatchObject({ registrationId: visitor.id });
  });

  it('goes to nobody who is unknown or barred', async () => {
    const visitor = await createVisitor(desk.app.services);
    await blockCpf(desk.app.services, visitor.cpf);
    expect((await give(visitor.cpf)).body).toMatchObject({ code: 'CPF_BLOCKED' });
  });

  it('needs no receipt to be validated', async () => {
    const { body } = await give(desk.winner.email);
    await collectEvidence(desk.app.services, body.id);
    const checklist = { cpf: true, age: true, address: true, employee: true, single_win: true };
    expect((await desk.decide(body, 'validate', { checklist })).body).toMatchObject({ state: 'validated' });
  });
});
