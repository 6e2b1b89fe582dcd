import type { adminInvitations, OwnInvitations, ResponseOf } from '@fio/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call, someIp } from '../../../test/call.ts';
import { exportedText } from '../../../test/exports.ts';
import {
  createStaff,
  createVisitor,
  PASSWORD,
  signInStaff,
  signInVisitor,
  type SignedHeaders,
} from '../../../test/factories.ts';
import { registrationBody } from '../../../test/registration-body.ts';
import { createToken, hashToken } from '../../core/identity/tokens.ts';
import { addressKey } from '../../core/limits.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: BEHIND_PROXY });
});
afterAll(() => app.close());

async function inviter() {
  const visitor = await createVisitor(app.services);
  const headers = await signInVisitor(app.services, visitor);
  const { body } = await call<OwnInvitations>(app, 'POST', '/invitations', { headers });
  return { visitor, headers, code: body.code ?? '' };
}
const mine = async (headers: SignedHeaders) =>
  (await call<OwnInvitations>(app, 'GET', '/invitations', { headers })).body;

/** Registers somebody who came by a link; gives their row. */
async function registered(
  invitation: string,
  options: { headers?: Record<string, string>; ip?: string } = {},
) {
  const body = registrationBody({ invitation });
  const answer = await call(app, 'POST', '/register', { ...options, body });
  expect([answer.status, answer.body]).toMatchObject([201, { ok: true }]);
  return app.services.db.registration.findUniqueOrThrow({
    where: { email: body.email },
    include: { invitedBy: true },
  });
}
const confirm = (id: string) =>
  app.services.db.registration.update({ where: { id }, data: { emailVerifiedAt: new Date() } });

it('counts who came by the link once they confirmed, and says nothing of who', async () => {
  const { headers, code } = await inviter();
  expect(code).toMatch(/^[\w-]{11}$/);
  expect((await call<OwnInvitations>(app, 'POST', '/invitations', { headers })).body.code).toBe(code);
  const invited = await registered(code);
  expect(await mine(headers)).toEqual({ code, registered: 1, confirmed: 0, gives: null });
  await confirm(invited.id);
  expect(await mine(headers)).toEqual({ code, registered: 1, confirmed: 1, gives: null });
});

it.each(['abcdefgh_-1', 'nobody', '', "' OR 1=1 --"])(
  'passes over %j, which is nobody’s code',
  async (code) => {
    expect((await registered(code)).invitedBy).toBeNull();
  },
);

it('passes over the code of who may not take part', async () => {
  const { visitor, code } = await inviter();
  await app.services.db.registration.update({ where: { id: visitor.id }, data: { disabledAt: new Date() } });
  expect((await registered(code)).invitedBy).toBeNull();
});

it('doubts who comes from the inviter’s own session, browser or address, whatever they confirm', async () => {
  const { visitor, headers, code } = await inviter();
  const { db, identity, clock } = app.services;
  const token = createToken();
  await db.knownDevice.create({
    data: { tokenHash: hashToken(token), subjectId: visitor.id, seenAt: clock.now() },
  });
  const ip = someIp();
  await db.ipPerson.create({
    data: { address: addressKey(ip), registrationId: visitor.id, firstAt: clock.now(), lastAt: clock.now() },
  });
  const cookie = identity.knownCookie.set(token, new Date(Date.now() + 60_000)).split(';')[0] ?? '';
  const came = [
    await registered(code, { headers }),
    await registered(code, { headers: { cookie } }),
    await registered(code, { ip }),
  ];
  expect(came.map(({ invitedBy }) => [invitedBy?.state, invitedBy?.signs])).toEqual([
    ['doubtful', ['session']],
    ['doubtful', ['device']],
    ['doubtful', ['address']],
  ]);
  for (const { id } of came) await confirm(id);
  expect(await mine(headers)).toMatchObject({ registered: 3, confirmed: 0 });
});

it('doubts who comes from where more than allowed have come by the same link, one after the other or at once', async () => {
  const { visitor, headers, code } = await inviter();
  const ip = someIp();
  const most = app.services.config.invitedTogether ?? 0;
  await Promise.all(Array.from({ length: most + 2 }, () => registered(code, { ip })));
  await registered(code, { ip: someIp() });
  const came = await app.services.db.invitation.findMany({ where: { inviterId: visitor.id } });
  const doubted = came.filter(({ state }) => state === 'doubtful');
  expect(doubted.map(({ signs }) => signs)).toEqual([['together'], ['together']]);
  expect(await mine(headers)).toMatchObject({ registered: most + 3 });
  // Another's link knows nothing of them, and another browser's cookie gathers them as an address does.
  const other = await inviter();
  expect((await registered(other.code, { ip })).invitedBy?.signs).toEqual([]);
});

it('knows the browser of those who came before, wherever it is', async () => {
  const { visitor, code } = await inviter();
  const { db, identity, clock, config } = app.services;
  const token = createToken();
  const cookie = identity.knownCookie.set(token, new Date(Date.now() + 60_000)).split(';')[0] ?? '';
  for (let come = 0; come <= (config.invitedTogether ?? 0); come += 1) {
    const { id } = await registered(code, { ip: someIp(), headers: { cookie } });
    await db.knownDevice.create({
      data: { tokenHash: hashToken(token), subjectId: id, seenAt: clock.now() },
    });
  }
  const came = await db.invitation.findMany({
    where: { inviterId: visitor.id },
    orderBy: { createdAt: 'asc' },
  });
  expect(came.map(({ signs }) => signs.join())).toEqual([...came.slice(1).map(() => ''), 'together']);
});

it('gives the address somebody came from to them alone', async () => {
  const { headers, code } = await inviter();
  const ip = someIp();
  const invited = await registered(code, { ip });
  const addresses = async (of: SignedHeaders) => {
    type Data = { invitations: { invitations: { ip: string | null }[] } };
    const { body } = await call<Data>(app, 'GET', '/privacy/data', { headers: of });
    return body.invitations.invitations.map((one) => one.ip);
  };
  expect(await addresses(await signInVisitor(app.services, invited))).toEqual([addressKey(ip)]);
  expect(await addresses(headers)).toEqual([null]);
});

it('is listed for staff with its state, exported, and gone with whoever leaves', async () => {
  const { visitor, headers, code } = await inviter();
  const invited = await registered(code);
  const staff = await signInStaff(app.services, await createStaff(app.services));
  const list = async () =>
    (
      await call<ResponseOf<typeof adminInvitations.list>>(
        app,
        'GET',
        `/admin/invitations?f[state]=registered&q=${encodeURIComponent(invited.name)}`,
        { headers: staff },
      )
    ).body.items.filter(({ inviter: { id } }) => id === visitor.id);
  expect(await list()).toMatchObject([{ invited: { id: invited.id }, state: 'registered', signs: [] }]);
  expect(await exportedText(app, staff, ['invitations', 'f[state]=registered'])).toContain(invited.lastName);
  await call(app, 'POST', '/privacy/deletion', { headers, body: { password: PASSWORD } });
  expect(await list()).toEqual([]);
});
