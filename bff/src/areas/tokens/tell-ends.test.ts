import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { createTestClock, DAY } from '../../../test/clock.ts';
import { createStaff } from '../../../test/factories.ts';
import { textOf } from '../../../test/letters.ts';
import { createApiToken } from '../../core/identity/ApiTokens.ts';
import type { AdminUser } from '../../generated/prisma/client.ts';
import { tellEnds } from './tell-ends.ts';

const clock = createTestClock();
let app: TestApp;
let owner: AdminUser;
beforeAll(async () => {
  app = await createTestApp({ clock });
});
beforeEach(async () => {
  owner = await createStaff(app.services);
});
afterAll(() => app.close());

async function create(days: number, given: { revokedAt?: Date } = {}) {
  const { tokenHash, prefix } = createApiToken();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + days * DAY);
  const data = {
    name: 'Painel',
    scopes: [],
    ownerId: owner.id,
    createdAt: now,
    expiresAt,
    tokenHash,
    prefix,
    ...given,
  };
  return app.services.db.apiToken.create({ data });
}
const lettersTo = ({ email }: AdminUser) =>
  app.services.db.outboxMessage.findMany({
    where: { recipient: email, template: { startsWith: 'token_' } },
    orderBy: { createdAt: 'asc' },
  });
/** The letters that came on each of so many days. */
async function toldOver(days: number, reader = owner): Promise<Record<number, string>> {
  const told: Record<number, string> = {};
  let known = 0;
  for (let day = 1; day <= days; day += 1) {
    clock.advance(DAY);
    await Promise.all([tellEnds(app.services), tellEnds(app.services)]);
    const letters = await lettersTo(reader);
    if (letters.length > known)
      told[day] = letters
        .slice(known)
        .map(({ template }) => template)
        .join();
    known = letters.length;
  }
  return told;
}

it('an owner is told 14 and 2 days before a token ends, and when it has, once each', async () => {
  const { prefix } = await create(20);
  expect(await toldOver(26)).toEqual({ 6: 'token_ending', 18: 'token_ending', 20: 'token_over' });
  const [first] = await lettersTo(owner);
  expect(first && textOf(app.services, first)).toContain(`Painel (${prefix}…)`);
});

it('of one that lives no longer than that only the end is told', async () => {
  await create(2);
  expect(await toldOver(5)).toEqual({ 2: 'token_over' });
});

it('nothing is told of what was revoked, nor of an end long past', async () => {
  await create(5, { revokedAt: clock.now() });
  await create(-4);
  expect(await toldOver(8)).toEqual({});
});

it('those who may end tokens are told where the owner’s account is closed', async () => {
  await create(1);
  const { db } = app.services;
  await db.adminUser.update({ where: { id: owner.id }, data: { disabledAt: clock.now() } });
  const [manager, clerk] = [
    await createStaff(app.services),
    await createStaff(app.services, { type: 'user' }),
  ];
  expect(await toldOver(2, manager)).toEqual({ 1: 'token_over' });
  expect(await lettersTo(owner)).toEqual([]);
  expect(await lettersTo(clerk)).toEqual([]);
});
