import type { PermissionEntry, ResponseOf, validation } from '@fio/contracts';
import { canMovePrize, PRIZE_STATES } from '@fio/domain';
import { describe, expect, it } from 'vitest';
import { createStaff, signInStaff } from '../../../test/factories.ts';
import { forgetPerson } from '../../../test/forget-person.ts';
import { ALL_CHECKED, prizeDesk } from '../../../test/prize-desk.ts';
import { verifyAudit } from '../../core/audit/verify.ts';

type Win = ResponseOf<typeof validation.get>;
const desk = prizeDesk();

describe('a validation', () => {
  it('takes every check, tells the winner, and is audited', async () => {
    const prize = await desk.win();
    const open = await desk.decide(prize, 'validate', { checklist: { ...ALL_CHECKED, age: false } });
    expect([open.status, open.body]).toMatchObject([
      422,
      { fields: { checklist: [{ code: 'checks_open' }] } },
    ]);
    expect(await desk.letters()).toEqual([]);
    const { status, body } = await desk.decide(prize, 'validate', { note: 'RG conferido' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ state: 'validated', validator: 'Bianca Rocha', mail: 'queued' });
    expect(body.events.map(({ from, to, by }) => [from, to, by])).toEqual([
      ['default', 'available', null],
      ['available', 'pending', null],
      ['pending', 'validated', 'Bianca Rocha'],
    ]);
    const [letter, ...others] = await desk.letters();
    expect(others).toEqual([]);
    expect(letter?.text).toContain('Par de ingressos');
    expect(await verifyAudit(desk.app.services.db)).toMatchObject({ ok: true });
  });

  it('has one of two who decide at once win', async () => {
    const prize = await desk.win();
    const answers = await Promise.all([desk.decide(prize, 'validate'), desk.decide(prize, 'invalidate')]);
    const lost = answers.filter(({ status }) => status !== 200);
    expect(lost.map(({ status, body }) => [status, (body as { code?: string }).code])).toEqual([
      [409, 'CANNOT_SAVE_VALIDATION'],
    ]);
    expect(await desk.letters()).toHaveLength(1);
  });

  it('keeps what was ticked, and refuses what was ticked on an older version', async () => {
    const prize = await desk.win();
    const path = `/validation/${prize.id}`;
    const some = { version: prize.version, checklist: { cpf: true, age: false }, note: 'Falta o RG' };
    expect((await desk.admin('PUT', path, some)).body).toMatchObject({ checklist: some.checklist });
    expect((await desk.admin('PUT', path, some)).status).toBe(409);
    const { body } = await desk.admin<Win>('GET', path);
    expect(body.prize).toMatchObject({ state: 'pending', checklist: some.checklist, note: 'Falta o RG' });
  });

  it('is impossible once the winner has left; a refusal then tells nobody', async () => {
    const prize = await desk.win();
    await forgetPerson(desk.app, desk.winner);
    expect((await desk.decide(prize, 'validate')).status).toBe(409);
    // Where they lived went with them: nobody has looked at it.
    expect((await desk.decide(prize, 'invalidate')).status).toBe(422);
    const { body } = await desk.decide(prize, 'invalidate', { checklist: {} });
    expect(body).toMatchObject({ state: 'invalid', email: null, mail: 'none' });
    expect((await desk.admin<Win>('GET', `/validation/${prize.id}`)).body.participant).toBeNull();
  });
});

describe('a refusal', () => {
  it('offers the slot again and tells the reason', async () => {
    const prize = await desk.win();
    const { body } = await desk.decide(prize, 'invalidate', { checklist: { employee: false } });
    expect(body).toMatchObject({ state: 'invalid', reason: 'employee', replacedBy: { state: 'available' } });
    const again = await desk.replacement(prize.id);
    expect(again).toMatchObject({ scheduleId: prize.scheduleId, slot: prize.slot, opensAt: prize.opensAt });
    const [letter] = await desk.letters();
    expect(letter?.text).toContain('não deixa participar quem trabalha nas empresas');
  });

  it('shows among the refused with what became of the slot', async () => {
    const prize = await desk.win();
    await desk.decide(prize, 'invalidate');
    const path = `/invalid-prizes/${prize.id}`;
    expect((await desk.admin('GET', path)).body).toMatchObject({
      reason: 'employee',
      invalidatedBy: 'Bianca Rocha',
      reoffered: { state: 'available' },
    });
    const live = await desk.win().catch(() => null);
    expect(live).not.toBeNull();
    expect((await desk.admin('GET', `/invalid-prizes/${live?.id}`)).status).toBe(404);
  });
});

describe('the table of transitions', () => {
  it('is the same in the database', async () => {
    const pairs = PRIZE_STATES.flatMap((from) => PRIZE_STATES.map((to) => [from, to] as const));
    for (const [from, to] of pairs) {
      const [row] = await desk.app.services.db.$queryRaw<{ may: boolean }[]>`
        SELECT prize_may_move(${from}, ${to}) AS may`;
      expect([from, to, row?.may]).toEqual([from, to, canMovePrize(from, to)]);
    }
  });

  it('is held by the database against whoever writes', async () => {
    const { id } = await desk.win();
    const delivered = { state: 'delivered', validatedAt: new Date(), deliveredAt: new Date() };
    await expect(desk.app.services.db.prize.update({ where: { id }, data: delivered })).rejects.toThrow(
      /never goes from pending to delivered/,
    );
  });
});

describe('the queue', () => {
  it('begins with the longest waiting, goes on behind the one just left, and round', async () => {
    const { db } = desk.app.services;
    await db.prize.updateMany({ where: { state: 'pending' }, data: { version: { increment: 1 } } });
    const first = await desk.win();
    const next = async (after?: string) =>
      (
        await desk.admin<{ id: string | null; waiting: number }>(
          'GET',
          `/validation${after ? `?after=${after}` : ''}`,
        )
      ).body;
    const { id, waiting } = await next();
    expect(waiting).toBeGreaterThan(0);
    const seen = new Set<string>();
    let at = id;
    while (at !== null && !seen.has(at)) {
      seen.add(at);
      at = (await next(at)).id;
    }
    expect(seen.size).toBe(waiting);
    expect(seen.has(first.id)).toBe(true);
    const decision = { list: 'prizes', action: '/admin/validation/:id/invalidate', id: first.id };
    const values = { note: null, checklist: ALL_CHECKED, reason: 'employee' };
    const { version } = await desk.prize(first.id);
    const held = await desk.admin('POST', '/bulk-runs/decisions', { ...decision, version, values });
    expect([held.status, (await next()).waiting]).toEqual([202, waiting - 1]);
  });

  it('shows whole data only to whom may see it', async () => {
    const { id } = await desk.win();
    const whole = (await desk.admin<Win>('GET', `/validation/${id}`)).body;
    expect(whole.participant).toMatchObject({ email: desk.winner.email, age: expect.any(Number) });
    expect(whole.checks).toHaveLength(7);
    const permissions: PermissionEntry[] = [{ permission: 'prizes', action: 'validate' }];
    const { services } = desk.app;
    desk.headers = await signInStaff(services, await createStaff(services, { type: 'user', permissions }));
    const { participant } = (await desk.admin<Win>('GET', `/validation/${id}`)).body;
    expect(participant?.cpf).toMatch(/^\*\*\*\./);
    expect(participant?.email).toMatch(/^v\*\*\*@/);
    expect(participant?.birthDate).toBeNull();
    expect(participant?.phone).not.toContain(desk.winner.phone.slice(0, 6));
  });
});

describe('permissions', () => {
  it.each([
    ['validate', 'validate'],
    ['invalidate', 'invalidate'],
  ] as const)('%s takes prizes:%s and nothing else', async (decision, action) => {
    const prize = await desk.win();
    const { services } = desk.app;
    const only = async (...actions: PermissionEntry['action'][]) => {
      const permissions = actions.map((one) => ({ permission: 'prizes' as const, action: one }));
      desk.headers = await signInStaff(services, await createStaff(services, { type: 'user', permissions }));
    };
    const all = ['list', 'view', 'create', 'edit', 'give', 'update', 'validate', 'invalidate'] as const;
    await only(...all.filter((one) => one !== action));
    expect((await desk.decide(prize, decision)).status).toBe(403);
    await only(action);
    expect((await desk.decide(prize, decision)).status).toBe(200);
  });
});
