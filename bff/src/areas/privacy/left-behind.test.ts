import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { createVisitor, signInVisitor } from '../../../test/factories.ts';
import { anonymise } from './index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: BEHIND_PROXY });
});
afterAll(() => app.close());

const WAITS = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";

it.each([
  ['ranking_names', 'PUT', '/ranking/name', { name: 'Ana do Farol' }],
  ['invitation_codes', 'POST', '/invitations', {}],
  [
    'notification_subscriptions',
    'PUT',
    '/notifications/subscription',
    { kind: 'theory', channel: 'email', wanted: true },
  ],
  ['notification_settings', 'PUT', '/notifications/quiet', { from: 23, until: 7 }],
] as const)('nothing in %s of whoever is erased in the same moment', async (table, method, path, body) => {
  const { services, product } = app;
  // Who never agreed to news: nothing else of theirs is held then.
  const visitor = await createVisitor(services, { marketing: false });
  const headers = await signInVisitor(services, visitor);
  const erased = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const leaving = services.db.$transaction(async (tx) => {
    const how = { channel: 'clock', language: 'pt', ip: '', userAgent: '' } as const;
    await anonymise(services, product, tx, { visitor, ...how });
    erased.resolve();
    await mayEnd.promise;
  });
  await erased.promise;
  const asked = call(app, method, path, { headers, body });
  await expect.poll(async () => (await services.pool.query(WAITS)).rowCount).toBe(1);
  mayEnd.resolve();
  await Promise.all([leaving, asked]);
  const { rowCount } = await services.pool.query(`SELECT FROM ${table} WHERE registration_id = $1`, [
    visitor.id,
  ]);
  expect(rowCount).toBe(0);
});
