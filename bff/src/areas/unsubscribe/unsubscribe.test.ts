import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { createVisitor } from '../../../test/factories.ts';
import { startTestWorker } from '../../../test/worker.ts';

const FORM = 'application/x-www-form-urlencoded';
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: BEHIND_PROXY });
});
afterAll(() => app.close());

async function reader(changes: { marketing: boolean } = { marketing: true }) {
  const visitor = await createVisitor(app.services, changes);
  const path = new URL(app.services.mail.unsubscribeLinks.addressFor(visitor.id)).pathname;
  return { visitor, path, token: path.slice('/unsubscribe/'.length) };
}
const post = (path: string, body: string, type = FORM, more: Record<string, string> = {}) =>
  app.fetch(path, { method: 'POST', body, headers: { 'content-type': type, ...more }, redirect: 'manual' });
const wants = async (id: string) =>
  (await app.services.db.registration.findUniqueOrThrow({ where: { id } })).marketing;
const ledger = (registrationId: string) =>
  app.services.db.consent.findMany({ where: { registrationId }, orderBy: { at: 'asc' } });

describe('one click (RFC 8058)', () => {
  it('ends marketing by a form from anywhere, without a cookie, answered 200', async () => {
    const { visitor, path } = await reader();
    const elsewhere = { 'sec-fetch-site': 'cross-site', origin: 'https://mail.example' };
    const response = await post(path, 'List-Unsubscribe=One-Click', FORM, elsewhere);
    expect([response.status, response.headers.get('set-cookie')]).toEqual([200, null]);
    expect(await wants(visitor.id)).toBe(false);
    expect(await ledger(visitor.id)).toMatchObject([
      { purpose: 'marketing', granted: false, channel: 'email' },
    ]);
  });

  it('takes multipart forms too', async () => {
    const { visitor, path } = await reader();
    const body =
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    expect((await post(path, body, 'multipart/form-data; boundary=x')).status).toBe(200);
    expect(await wants(visitor.id)).toBe(false);
  });

  it('posted again answers the same and writes nothing twice', async () => {
    const { visitor, path } = await reader();
    for (let time = 0; time < 3; time += 1)
      expect((await post(path, 'List-Unsubscribe=One-Click')).status).toBe(200);
    expect(await ledger(visitor.id)).toHaveLength(1);
  });

  it('does nothing on GET, for mail programs look at links beforehand', async () => {
    const { visitor, path } = await reader();
    await app.fetch(path);
    await app.fetch(path, { method: 'HEAD' });
    expect(await wants(visitor.id)).toBe(true);
  });

  it('refuses another body, and a link nobody signed', async () => {
    const { visitor, path, token } = await reader();
    const other = await reader();
    expect((await post(path, 'a=1')).status).toBe(400);
    expect((await post(path, '{}', 'application/json')).status).toBe(400);
    // The id of one and the signature of another.
    const forged = other.token.slice(0, 21) + token.slice(21);
    for (const link of [forged, 'A'.repeat(64), visitor.id, randomUUID()])
      expect((await post(`/unsubscribe/${link}`, 'List-Unsubscribe=One-Click')).status).toBe(410);
    expect(await wants(visitor.id)).toBe(true);
    expect(await wants(other.visitor.id)).toBe(true);
  });
});

describe('the page', () => {
  it('asks whose link it is, masked, and ends it when told to', async () => {
    const { visitor, token } = await reader();
    const check = () => call(app, 'POST', '/unsubscribe/check', { body: { token } });
    expect((await check()).body).toEqual({
      email: 'v***@exemplo.example',
      subscribed: true,
      ends: 'marketing',
    });
    expect(await wants(visitor.id)).toBe(true);
    expect((await call(app, 'POST', '/unsubscribe', { body: { token } })).status).toBe(200);
    expect((await check()).body).toMatchObject({ subscribed: false });
  });

  it('refuses a link nobody signed', async () => {
    const body = { token: 'A'.repeat(64) };
    expect((await call(app, 'POST', '/unsubscribe/check', { body })).body.code).toBe('INVALID_TOKEN');
    expect((await call(app, 'POST', '/unsubscribe', { body })).body.code).toBe('INVALID_TOKEN');
  });

  it('sends a link to who has none, and answers the same to strangers', async () => {
    const { visitor, path } = await reader();
    const worker = await startTestWorker(app);
    const ask = (email: string) => call(app, 'POST', '/unsubscribe/link', { body: { email } });
    try {
      const answers = [await ask(visitor.email), await ask('ninguem@exemplo.example')];
      expect(answers.map(({ status, body }) => [status, body])).toEqual([
        [202, { ok: true }],
        [202, { ok: true }],
      ]);
      const mail = () => app.services.db.outboxMessage.findFirst({ where: { recipient: visitor.email } });
      await expect.poll(async () => (await mail())?.text, { timeout: 45_000 }).toContain(path);
      const where = { recipient: 'ninguem@exemplo.example' };
      expect(await app.services.db.outboxMessage.count({ where })).toBe(0);
    } finally {
      await worker.stop();
    }
  });
});
