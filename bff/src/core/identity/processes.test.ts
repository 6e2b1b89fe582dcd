import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call } from '../../../test/call.ts';
import { createTestClock } from '../../../test/clock.ts';
import { createVisitor, signInVisitor, type SignedHeaders } from '../../../test/factories.ts';
import { createServices } from '../../../test/services.ts';

/** Time stands still, so that nothing but a notification can take a session out of a process's memory. */
const clock = createTestClock();
let app: TestApp;
let second: ReturnType<typeof createServices>;
beforeAll(async () => {
  app = await createTestApp({ clock });
  second = createServices(app.config, { clock, log: app.services.log });
  await second.start();
});
afterAll(async () => {
  await second.close();
  await app.close();
});

const tokenOf = ({ authorization }: SignedHeaders) => authorization.replace('Bearer ', '');
const seenBySecond = async (headers: SignedHeaders) =>
  (await second.services.identity.sessions.resolve(tokenOf(headers), undefined, 'user')) !== null;
const killListeners = () =>
  app.services.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = 'fio-bff-notices' AND datname = current_database()`,
  );
const listeners = async () => {
  const { rows } = await app.services.pool.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM pg_stat_activity WHERE application_name = 'fio-bff-notices'
     AND datname = current_database() AND query LIKE 'LISTEN%' AND state = 'idle'`,
  );
  return rows[0]?.n;
};

describe('two processes', () => {
  it('both stop a session that one of them ended', async () => {
    const headers = await signInVisitor(app.services, await createVisitor(app.services));
    expect(await seenBySecond(headers)).toBe(true);
    expect((await call(app, 'POST', '/logout', { headers })).status).toBe(200);
    await expect.poll(() => seenBySecond(headers)).toBe(false);
  });

  it('both stop what plain SQL ended', async () => {
    const visitor = await createVisitor(app.services);
    const headers = await signInVisitor(app.services, visitor);
    expect(await seenBySecond(headers)).toBe(true);
    await app.services.pool.query('DELETE FROM sessions WHERE subject_id = $1', [visitor.id]);
    await expect.poll(() => seenBySecond(headers)).toBe(false);
  });

  it('serve from memory while nothing changes', async () => {
    const headers = await signInVisitor(app.services, await createVisitor(app.services));
    expect(await seenBySecond(headers)).toBe(true);
    const { pool } = second.services;
    const query = pool.query.bind(pool);
    const asked: unknown[] = [];
    pool.query = ((...given: Parameters<typeof query>) => {
      asked.push(given);
      return query(...given);
    }) as typeof pool.query;
    try {
      await Promise.all(Array.from({ length: 50 }, () => seenBySecond(headers)));
    } finally {
      pool.query = query;
    }
    expect(asked).toEqual([]);
  });

  it('do not trust their memory while they cannot hear, and hear again by themselves', async () => {
    const visitor = await createVisitor(app.services);
    const headers = await signInVisitor(app.services, visitor);
    expect(await seenBySecond(headers)).toBe(true);
    await killListeners();
    await app.services.db.registration.update({
      where: { id: visitor.id },
      data: { blockedAt: clock.now() },
    });
    await expect.poll(() => seenBySecond(headers)).toBe(false);
    await expect.poll(listeners, { timeout: 45_000 }).toBe(2);
    const later = await signInVisitor(app.services, await createVisitor(app.services));
    expect(await seenBySecond(later)).toBe(true);
    await call(app, 'POST', '/logout', { headers: later });
    await expect.poll(() => seenBySecond(later)).toBe(false);
  });
});
