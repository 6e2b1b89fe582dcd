import { COMMON_EARNING_RULE, formatLuckyNumber } from '@fio/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call } from '../../../test/call.ts';
import { createTestClock, DAY } from '../../../test/clock.ts';
import { createOverDraw } from '../../../test/draws.ts';
import { createStaff, signInStaff } from '../../../test/factories.ts';
import { invitationDesk } from '../../../test/invitation-desk.ts';
import { createLink } from '../../core/identity/links.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { checkNumber } from '../tickets/check-number.ts';
import { awaited } from '../tickets/index.ts';
import { settleQueue } from './settle-queue.ts';

const clock = createTestClock();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
});
afterAll(() => app.close());

const { person, invited, confirm, draw, settle, brought, bar, numbersOf, earningOf } = invitationDesk(
  () => app,
);

it('is asked for as soon as the link of the registration confirms', async () => {
  const { db } = app.services;
  const came = await invited(await person());
  const token = await createLink(db, { strategy: 'user', purpose: 'confirm' }, came, clock.now());
  const waiting = async () => {
    const text = "SELECT count(*)::integer AS jobs FROM pgboss.job WHERE name = $1 AND state = 'created'";
    const { rows } = await app.services.pool.query<{ jobs: number }>(text, [settleQueue.name]);
    return rows[0]?.jobs;
  };
  expect(await waiting()).toBe(0);
  expect((await call(app, 'POST', '/register/confirm', { body: { token } })).status).toBe(200);
  expect(await waiting()).toBe(1);
  // No draw runs yet: it is settled with nothing.
  await settle();
});

it('gives what is left where numbers run out, and fails nobody’s confirmation', async () => {
  const drawId = await draw({ perInvitation: 3, perInviter: 30 }, { series: 1, given: 99_998 });
  const inviter = await person();
  const [one, two] = [await brought(inviter), await brought(inviter)];
  await settle();
  expect(await numbersOf(inviter, drawId)).toHaveLength(2);
  const told = await Promise.all([earningOf(one), earningOf(two)]);
  expect(told.map((row) => [row?.numbers, row?.forgone])).toEqual([
    [2, 1],
    [0, 3],
  ]);
});

it('gives nothing where the rule says nothing of invitations', async () => {
  const drawId = await draw({});
  const inviter = await person();
  const came = await brought(inviter);
  await settle();
  expect([await numbersOf(inviter, drawId), await earningOf(came)]).toEqual([[], null]);
  const { settledAt } = await app.services.db.invitation.findUniqueOrThrow({ where: { invitedId: came } });
  expect(settledAt).not.toBeNull();
});

it('is waited for before the order is revealed, and voided as the list closes where the invited person is lost', async () => {
  const { db } = app.services;
  const earning = { ...COMMON_EARNING_RULE, perInvitation: 1, perInviter: 9 };
  const { draw: over, people } = await createOverDraw(app.services, {
    people: 1,
    each: 1,
    isRevealed: false,
    earning: earning as unknown as Prisma.InputJsonObject,
  });
  const [inviter = ''] = people;
  const within = new Date(clock.now().getTime() - 15 * DAY);
  const [lost, stays] = [await invited(inviter), await invited(inviter)];
  for (const id of [lost, stays]) await confirm(id, within);
  expect(await awaited(db, over.periodFrom, over.periodTo)).toEqual(['invitations']);
  await settle();
  expect(await awaited(db, over.periodFrom, over.periodTo)).toEqual([]);
  await db.numberPool.update({ where: { drawId: over.id }, data: { revealedAt: clock.now() } });
  await bar(lost);
  const headers = await signInStaff(app.services, await createStaff(app.services));
  const close = async () => {
    const { version } = await db.draw.findUniqueOrThrow({ where: { id: over.id } });
    const path = `/admin/calculation/${over.id}/freeze`;
    expect((await call(app, 'POST', path, { headers, body: { version } })).status).toBe(202);
  };
  const audited = () => db.action.findMany({ where: { resource: 'tickets', recordId: over.id } });
  await close();
  const standing = async () =>
    (await numbersOf(inviter, over.id)).map(({ origin, state, reason, voidedLate }) => [
      origin,
      state,
      reason,
      voidedLate,
    ]);
  const closed = [
    ['registration', 'distributed', null, false],
    ['invitation', 'voided', 'invitation_invalid', false],
    ['invitation', 'distributed', null, false],
  ];
  expect(await standing()).toEqual(closed);
  const [, voided] = await numbersOf(inviter, over.id);
  const luckyNumbers = formatLuckyNumber(
    { series: voided?.series ?? 0, order: voided?.number ?? 0 },
    100_000,
  );
  const told = { draw: over.title, state: 'voided', reason: 'invitation_invalid', luckyNumbers };
  expect(await audited()).toMatchObject([{ action: 'invalidate', after: told }]);
  // Whatever becomes of them afterwards picks nobody of a known result.
  await bar(stays);
  await close();
  expect(await standing()).toEqual(closed);
  expect(await audited()).toHaveLength(1);
  const { series, number } = (await numbersOf(inviter, over.id)).at(-1) ?? { series: 0, number: 0 };
  expect(await checkNumber(db, { drawId: over.id, series, number })).toMatchObject({
    verdict: 'distributed',
    ineligible: [],
  });
});
