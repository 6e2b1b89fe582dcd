import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeDraw } from '../../../demo/try/take-draw.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call } from '../../../test/call.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { createStaff, createVisitor, PASSWORD, signInStaff } from '../../../test/factories.ts';
import { createRegulation } from '../../../test/regulations.ts';
import { startTestWorker } from '../../../test/worker.ts';
import { installClock } from '../../core/demonstration/install-clock.ts';

const PATH = '/admin/demonstration/clock';
const DAY = 86_400_000;

describe('a demonstration', () => {
  let app: TestApp;
  beforeAll(async () => {
    const database = await createTestDatabase();
    await installClock(database.url, database.applicationUrl);
    app = await createTestApp({ database, asApplication: true });
  });
  afterAll(() => app.close());
  const signIn = async () => signInStaff(app.services, await createStaff(app.services));

  it('moves the clock of all its processes and of its database, and never back', async () => {
    const headers = await signIn();
    const { body: before } = await call<{ now: string; ahead: number }>(app, 'GET', PATH, { headers });
    expect(before.ahead).toBe(0);
    const to = new Date(Date.parse(before.now) + 2 * DAY);
    const { status, body } = await call<{ now: string }>(app, 'POST', PATH, { headers, body: { to } });
    expect(status).toBe(200);
    expect(Date.parse(body.now)).toBeGreaterThanOrEqual(to.getTime());
    const { rows } = await app.services.pool.query<{ now: Date; at: Date }>(
      'SELECT now() AS now, clock_timestamp() AS at',
    );
    for (const moment of [app.services.clock.now(), rows[0]?.now, rows[0]?.at])
      expect(moment?.getTime()).toBeGreaterThanOrEqual(to.getTime());
    // Who moved it has been away for two days.
    expect((await call(app, 'GET', PATH, { headers })).status).toBe(401);
    const again = await signIn();
    for (const wrong of [new Date(to.getTime() - DAY), new Date(to.getTime() + 500 * DAY)])
      expect(await call(app, 'POST', PATH, { headers: again, body: { to: wrong } })).toMatchObject({
        status: 422,
        body: { code: 'INVALID_DATE', fields: { to: [{}] } },
      });
  });

  it('takes a draw from its definition to its publication by its API alone', async () => {
    const { services } = app;
    await createRegulation(services, 'draw', { certificate: '04.047782/2026' });
    const [first, second] = [await createStaff(services), await createStaff(services)];
    const visitors = [await createVisitor(services), await createVisitor(services)];
    const worker = await startTestWorker(app);
    try {
      const slug = await takeDraw({
        origin: app.url,
        first: { email: first.email, password: PASSWORD },
        second: { email: second.email, password: PASSWORD },
        participants: visitors.map(({ email }) => email),
        say: () => undefined,
      });
      expect((await call(app, 'GET', `/draws/${slug}`)).body).toMatchObject({ state: 'published' });
    } finally {
      await worker.stop();
    }
  });
});

describe('a deployment', () => {
  let app: TestApp;
  beforeAll(async () => {
    const demanded = { INVOICE_REVIEW: 'all', PARTICIPATING_CNPJS: 'any' };
    const key = (byte: number) => Buffer.alloc(32, byte).toString('base64url');
    const keys = { CPF_KEY: key(1), HASH_KEY: key(2), SEED_KEY: key(3), TRANSPARENCY_KEY: key(4) };
    app = await createTestApp({ env: { DEMONSTRATION: 'false', ...demanded, ...keys } });
  });
  afterAll(() => app.close());

  it('has no clock that could be moved', async () => {
    const headers = await signInStaff(app.services, await createStaff(app.services));
    for (const method of ['GET', 'POST'])
      expect(await call(app, method, PATH, { headers })).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND' },
      });
  });
});

it('has none in a database that is not the demonstration’s own', async () => {
  const app = await createTestApp();
  try {
    const headers = await signInStaff(app.services, await createStaff(app.services));
    expect((await call(app, 'GET', PATH, { headers })).status).toBe(404);
  } finally {
    await app.close();
  }
});
