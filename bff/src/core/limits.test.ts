import { randomUUID } from 'node:crypto';
import { LIMITS, endpoint } from '@fio/contracts';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { someIp } from '../../test/call.ts';
import { openDatabase } from './database/client.ts';
import { area } from './request/routes.ts';
import { addressKey, createLimits, openLimits } from './limits.ts';

const contract = {
  ask: endpoint({
    method: 'POST',
    path: '/ask',
    access: 'public',
    limit: 'recovery',
    summary: 'Is counted.',
  }),
};
const routes = area(contract, { ask: () => undefined });

let trusting: TestApp;
let direct: TestApp;
beforeAll(async () => {
  trusting = await createTestApp({ routes, env: { TRUST_PROXY: 'loopback' } });
  direct = await createTestApp({ routes });
});
afterAll(async () => {
  await trusting.close();
  await direct.close();
});

const ask = (app: TestApp, ip: string) =>
  app.fetch('/api/ask', { method: 'POST', headers: { 'x-forwarded-for': ip } });

async function useUp(app: TestApp, ip: () => string): Promise<void> {
  for (let count = 0; count < LIMITS.recovery.points; count += 1)
    expect((await ask(app, ip())).status).toBe(204);
}

it('refuses an address that asks too often, and says until when', async () => {
  const ip = someIp();
  await useUp(trusting, () => ip);
  const refused = await ask(trusting, ip);
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ask(trusting, someIp())).status).toBe(204);
});

it('takes a whole /64 of IPv6 for one address', async () => {
  let host = 0;
  await useUp(trusting, () => `2001:db8:7:1::${(host += 1)}`);
  expect((await ask(trusting, '2001:db8:7:1:ffff::1')).status).toBe(429);
  expect((await ask(trusting, '2001:db8:7:2::1')).status).toBe(204);
});

it('counts what several processes are asked as one', async () => {
  const url = trusting.config.databaseUrl;
  const others = [1, 2, 3].map(() => openDatabase({ url, name: 'test', max: 2, onError: () => undefined }));
  const processes = [trusting.services.limits, ...others.map(({ pool }) => createLimits(pool))];
  const ip = someIp();
  const asked = Array.from({ length: LIMITS.recovery.points + 4 }, async (_, index) => {
    await processes[index % processes.length]?.consume('recovery', ip);
  });
  const refused = (await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected');
  await Promise.all(others.map(({ close }) => close()));
  expect(refused).toHaveLength(4);
});

/** How often the database was asked to count meanwhile. */
async function statements(pool: Pool, work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown;
  Object.assign(pool, {
    query: (...args: unknown[]) => {
      count += 1;
      return query(...args);
    },
  });
  await work();
  return count;
}

it('counts those who come at once in one statement, and each as if alone', async () => {
  const { pool, close } = openDatabase({
    url: trusting.config.databaseUrl,
    name: 'test',
    max: 2,
    onError: () => undefined,
  });
  const limits = createLimits(pool);
  const [ip, busy] = [someIp(), randomUUID()];
  const { points } = LIMITS.recovery;
  // One account goes three beyond its limit; all share the address, which may have ten times as many.
  const accounts = [
    ...Array.from({ length: points + 3 }, () => busy),
    ...Array.from({ length: points * 9 }, () => randomUUID()),
  ];
  let outcomes: PromiseSettledResult<unknown>[] = [];
  const asked = await statements(pool, async () => {
    outcomes = await Promise.allSettled(accounts.map((account) => limits.consume('recovery', ip, account)));
  });
  expect(asked).toBe(1);
  const refused = outcomes.flatMap(({ status }, place) => (status === 'rejected' ? [place] : []));
  // The last three of the account, and the last three of the address.
  const beyond = [points, points + 1, points + 2];
  expect(refused).toEqual([...beyond, ...beyond.map((place) => place + points * 9)]);
  const { rows } = await pool.query<{ points: number }>(
    'SELECT points FROM rate_limits WHERE key = ANY ($1) ORDER BY points',
    [[`recovery:account:${busy}`, `recovery:shared:${ip}`]],
  );
  expect(rows).toEqual([{ points: points + 3 }, { points: points * 10 + 3 }]);
  await close();
});

it('begins a new window once the last is over, and clears away what is long over', async () => {
  const { pool } = trusting.services;
  const [again, gone] = [someIp(), someIp()];
  const keys = [again, gone].map((ip) => `recovery:address:${ip}`);
  for (const ip of [again, gone]) await useUp(trusting, () => ip);
  const anHour = 3_600_000;
  for (const [place, ago] of [1, anHour + 1].entries())
    await pool.query('UPDATE rate_limits SET expire = $1 WHERE key = $2', [Date.now() - ago, keys[place]]);
  expect((await ask(trusting, again)).status).toBe(204);
  await openLimits({ pool, keyed: pool }).clear();
  const { rows } = await pool.query('SELECT key, points FROM rate_limits WHERE key = ANY ($1)', [keys]);
  expect(rows).toEqual([{ key: keys[0], points: 1 }]);
});

it('counts beside an address that is longer than a key may be', async () => {
  const long = `for=${'x'.repeat(300)}`;
  const answers = await Promise.all([ask(trusting, long), ask(trusting, someIp())]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
});

it('is not moved by a forged X-Forwarded-For', async () => {
  await useUp(direct, someIp);
  expect((await ask(direct, someIp())).status).toBe(429);
});

it('refuses rather than let through when it cannot count', async () => {
  await trusting.services.pool.query('ALTER TABLE rate_limits RENAME TO elsewhere');
  const response = await ask(trusting, someIp());
  await trusting.services.pool.query('ALTER TABLE elsewhere RENAME TO rate_limits');
  expect([response.status, await response.json()]).toMatchObject([503, { code: 'UNAVAILABLE' }]);
});

describe('addressKey', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:0db8:0000:0000:1:2:3:4', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('reads %s as %s', (ip, key) => {
    expect(addressKey(ip)).toBe(key);
  });
});
