import type { passkeys, PasskeyView, ResponseOf } from '@fio/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { Authenticator } from '../../../test/Authenticator.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { createTestClock } from '../../../test/clock.ts';
import { createVisitor, PASSWORD, signInVisitor } from '../../../test/factories.ts';

const clock = createTestClock();
let app: TestApp;
let origin: string;
beforeAll(async () => {
  app = await createTestApp({ clock, env: BEHIND_PROXY });
  origin = app.config.publicUrl.origin;
});
afterAll(() => app.close());

/** Does it in a transaction of somebody else's, and returns what commits that. */
async function hold(statement: string, values: unknown[]): Promise<() => Promise<void>> {
  const client = await app.services.pool.connect();
  await client.query('BEGIN');
  await client.query(statement, values);
  return async () => {
    await client.query('COMMIT');
    client.release();
  };
}

async function waiting(): Promise<number | null> {
  const { rowCount } = await app.services.pool.query(
    "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  );
  return rowCount;
}

async function signedIn() {
  const visitor = await createVisitor(app.services);
  return { visitor, headers: await signInVisitor(app.services, visitor) };
}

const prepare = (headers: Record<string, string>) =>
  call<ResponseOf<typeof passkeys.prepare>>(app, 'POST', '/profile/passkeys/options', {
    headers,
    body: { password: null },
  });

it('leaves nothing of who is erased while a passkey is prepared', async () => {
  const { visitor, headers } = await signedIn();
  // The erasure has been at the passkeys, and not at their owner's own row.
  const release = await hold('SELECT FROM sessions WHERE subject_id = $1 FOR UPDATE', [visitor.id]);
  const leaves = call(app, 'POST', '/privacy/deletion', { headers, body: { password: PASSWORD } });
  await expect.poll(waiting).toBe(1);
  expect((await prepare(headers)).status).toBe(200);
  await release();
  expect((await leaves).status).toBe(200);
  expect(await app.services.db.passkeyOwner.count({ where: { registrationId: visitor.id } })).toBe(0);
});

it('opens no session of an account that is blocked while its owner signs in', async () => {
  const { visitor, headers } = await signedIn();
  const key = new Authenticator();
  const credential = key.create((await prepare(headers)).body, { origin });
  const added = { headers, body: { name: 'Celular', credential } };
  expect((await call<PasskeyView>(app, 'POST', '/profile/passkeys', added)).status).toBe(201);
  const { body: options } = await call<ResponseOf<typeof passkeys.request>>(
    app,
    'POST',
    '/login/passkey/options',
  );
  const release = await hold('UPDATE registrations SET blocked_at = $2 WHERE id = $1', [
    visitor.id,
    clock.now(),
  ]);
  const body = { credential: key.use(options, { origin }) };
  const enters = call(app, 'POST', '/login/passkey', { body });
  await expect.poll(waiting).toBe(1);
  await release();
  expect((await enters).body.code).toBe('INVALID_PASSKEY');
  expect(await app.services.db.session.count({ where: { subjectId: visitor.id } })).toBe(1);
});
