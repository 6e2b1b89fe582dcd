import { NOTIFICATION_CONSENT, type OwnNotifications } from '@fio/contracts';
import type { NotificationChannel, NotificationKind } from '@fio/domain';
import { hash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { createStaff, createVisitor, signInVisitor } from '../../../test/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: BEHIND_PROXY });
});
afterAll(() => app.close());

async function person() {
  const visitor = await createVisitor(app.services);
  const headers = await signInVisitor(app.services, visitor);
  return {
    ...visitor,
    own: async () => (await call<OwnNotifications>(app, 'GET', '/notifications', { headers })).body,
    decide: (kind: NotificationKind, channel: NotificationChannel, wanted = true) =>
      call(app, 'PUT', '/notifications/subscription', { headers, body: { kind, channel, wanted } }),
    quiet: (from: number, until: number) =>
      call(app, 'PUT', '/notifications/quiet', { headers, body: { from, until } }),
    ledger: () =>
      app.services.db.consent.findMany({ where: { registrationId: visitor.id }, orderBy: { id: 'asc' } }),
  };
}

describe('asking to be told', () => {
  it('is off until asked for, kept with its words, and ended as easily', async () => {
    const { own, decide, ledger } = await person();
    expect(await own()).toMatchObject({ subscriptions: [], quiet: { from: 22, until: 8 }, devices: [] });
    for (const wanted of [true, true, false, false])
      expect((await decide('theory', 'email', wanted)).status).toBe(200);
    expect((await own()).subscriptions).toEqual([]);
    const rows = await ledger();
    expect(rows.map(({ purpose, granted, channel }) => [purpose, granted, channel])).toEqual([
      ['notifications', true, 'web'],
      ['notifications', false, 'web'],
    ]);
    expect(rows[0]?.version).toBe(`${NOTIFICATION_CONSENT.version} email theory`);
    const words = NOTIFICATION_CONSENT.texts.pt.email.theory;
    expect(Buffer.from(rows[0]?.textHash ?? []).toString('hex')).toBe(hash('sha256', words, 'hex'));
  });

  it('is for each kind and way alone, and answers in the order in which they are offered', async () => {
    const { own, decide } = await person();
    await Promise.all([decide('prize', 'push'), decide('draw', 'email'), decide('list', 'email')]);
    expect((await own()).subscriptions.map(({ kind, channel }) => `${kind} ${channel}`)).toEqual([
      'list email',
      'draw email',
      'prize push',
    ]);
  });

  it('refuses what isn’t offered: of a prize there always is an e-mail', async () => {
    const { decide } = await person();
    expect((await decide('prize', 'email')).status).toBe(422);
  });

  it('is not for staff who have entered', async () => {
    const { services } = app;
    const [visitor, staff] = [await createVisitor(services), await createStaff(services)];
    const headers = await signInVisitor(services, visitor, staff.id);
    const body = { kind: 'theory', channel: 'email', wanted: true };
    const { status, body: answer } = await call(app, 'PUT', '/notifications/subscription', { headers, body });
    expect([status, answer.code]).toEqual([403, 'ENTERED_SESSION']);
  });
});

describe('quiet hours', () => {
  it('are kept, none is a choice too, and hours that no day has are refused', async () => {
    const { own, quiet } = await person();
    expect((await quiet(23, 6)).status).toBe(200);
    expect((await own()).quiet).toEqual({ from: 23, until: 6 });
    expect((await quiet(0, 0)).status).toBe(200);
    for (const hour of [-1, 24, 7.5]) expect((await quiet(hour, 8)).status).toBe(422);
    expect((await own()).quiet).toEqual({ from: 0, until: 0 });
  });
});

describe('the link that ends them', () => {
  it('ends its own kind by its own way, without a session, on one click', async () => {
    const { id, email, own, decide, ledger } = await person();
    await Promise.all([decide('theory', 'email'), decide('draw', 'email'), decide('theory', 'push')]);
    const links = app.services.mail.unsubscribeLinks;
    const address = links.addressFor(id, { kind: 'theory', channel: 'email' });
    const token = new URL(address).pathname.slice('/unsubscribe/'.length);
    const check = async () => (await call(app, 'POST', '/unsubscribe/check', { body: { token } })).body;
    expect(await check()).toEqual({
      email: `${email[0]}***@exemplo.example`,
      subscribed: true,
      ends: { kind: 'theory', channel: 'email' },
    });
    const click = () =>
      app.fetch(new URL(address).pathname, {
        method: 'POST',
        body: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    expect([(await click()).status, (await click()).status]).toEqual([200, 200]);
    expect((await own()).subscriptions).toEqual([
      { kind: 'draw', channel: 'email' },
      { kind: 'theory', channel: 'push' },
    ]);
    expect((await ledger()).at(-1)).toMatchObject({ granted: false, channel: 'email' });
    expect(await check()).toMatchObject({ subscribed: false });
    // Marketing has a link of its own, which this one is not.
    expect(links.read(token)).toEqual({ registrationId: id, ends: { kind: 'theory', channel: 'email' } });
    expect(links.read(links.tokenFor(id))).toEqual({ registrationId: id, ends: 'marketing' });
  });

  it('is refused when it is bent to another kind or person', async () => {
    const [one, other] = [await person(), await person()];
    const links = app.services.mail.unsubscribeLinks;
    const bytes = Buffer.from(links.tokenFor(one.id, { kind: 'theory', channel: 'email' }), 'base64url');
    for (const kind of [1, 2, 16, 255]) {
      const bent = Buffer.from(bytes);
      bent[16] = kind;
      expect(links.read(bent.toString('base64url'))).toBeNull();
    }
    const theirs = Buffer.from(links.tokenFor(other.id, { kind: 'theory', channel: 'email' }), 'base64url');
    expect(
      links.read(Buffer.concat([theirs.subarray(0, 17), bytes.subarray(17)]).toString('base64url')),
    ).toBeNull();
  });
});
