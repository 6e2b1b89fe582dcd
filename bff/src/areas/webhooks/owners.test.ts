import type { dashboard, ResponseOf, webhooks } from '@fio/contracts';
import { beforeEach, expect, it } from 'vitest';
import { call } from '../../../test/call.ts';
import { createStaff, signInStaff } from '../../../test/factories.ts';
import { textOf } from '../../../test/letters.ts';
import { happen, webhookDesk } from '../../../test/webhook-desk.ts';
import type { AdminUser } from '../../generated/prisma/client.ts';
import { pauseFor } from './sending/pause-for.ts';
import { pauseUnowned } from './sending/pause-unowned.ts';

const desk = webhookDesk();
const db = () => desk.app.services.db;
type Created = ResponseOf<typeof webhooks.create>;

let owner: AdminUser;
let endpoint: Created;
beforeEach(async () => {
  const { services } = desk.app;
  await db().outboxMessage.deleteMany();
  owner = await createStaff(services, { type: 'admin', name: 'Quem Saiu' });
  const headers = await signInStaff(services, await createStaff(services));
  const body = { name: 'Agência', address: desk.receiver.url, events: ['log.head'] };
  endpoint = (await call<Created>(desk.app, 'POST', '/admin/webhooks', { headers, body })).body;
  await db().webhookEndpoint.update({ where: { id: endpoint.id }, data: { ownerId: owner.id } });
});

const closeAccount = () =>
  db().adminUser.update({ where: { id: owner.id }, data: { disabledAt: desk.clock.now() } });
const letters = () => db().outboxMessage.findMany({ where: { template: { startsWith: 'webhook_' } } });
const path = () => `/webhooks/${endpoint.id}`;

it('is sent nothing from the moment its owner’s account is closed, and paused', async () => {
  await happen(desk);
  await pauseUnowned(desk.app.services);
  expect((await desk.send('GET', path())).body.state).toBe('active');
  await closeAccount();
  expect([await desk.pump.sendDue(), desk.receiver.received]).toEqual([0, []]);
  await pauseUnowned(desk.app.services);
  const { body } = await desk.send('GET', path());
  expect(body).toMatchObject({ state: 'paused', pausedFor: 'owner', waiting: 1, owner: 'Quem Saiu' });
  const told = await db().action.findFirstOrThrow({ where: { recordId: endpoint.id, action: 'pause' } });
  expect([told.actorId, told.after]).toEqual([null, { state: 'paused', pausedFor: 'owner' }]);
});

it('is told once, to whoever may change webhooks and not to who has left', async () => {
  const { services } = desk.app;
  const clerk = await createStaff(services, { type: 'user' });
  const keeper = await createStaff(services, {
    type: 'user',
    permissions: [{ permission: 'webhooks', action: 'edit' }],
  });
  await closeAccount();
  await Promise.all([pauseUnowned(services), pauseUnowned(services)]);
  const sent = await letters();
  const to = sent.map(({ recipient }) => recipient);
  expect(to).toContain(keeper.email);
  expect(to).not.toContain(clerk.email);
  expect(to).not.toContain(owner.email);
  expect(new Set(to).size).toBe(to.length);
  const text = sent[0] && textOf(services, sent[0]);
  expect(text).toContain('A conta de quem respondia pelo webhook Agência');
  expect(text).toContain(`/admin/webhooks/${endpoint.id}`);
});

it('that failed for days tells the others as well where nobody else would read it', async () => {
  const { services } = desk.app;
  await closeAccount();
  const now = desk.clock.now();
  await db().$transaction((tx) =>
    pauseFor(services, tx, { id: endpoint.id, reason: 'failing', since: now, now }),
  );
  const { email } = await db().adminUser.findUniqueOrThrow({ where: { id: desk.staff.id } });
  const sent = await letters();
  expect(sent.map(({ recipient, template }) => [recipient, template])).toContainEqual([
    ...[email, 'webhook_paused'],
  ]);
  expect(sent.map(({ recipient }) => recipient)).not.toContain(owner.email);
});

it('is whoever’s resumes it, and sends what waited', async () => {
  await happen(desk);
  await closeAccount();
  await pauseUnowned(desk.app.services);
  const { version } = (await desk.send('GET', path())).body;
  const { body } = await desk.send('POST', `${path()}/resume`, { version, waiting: 'send' });
  const { name } = await db().adminUser.findUniqueOrThrow({ where: { id: desk.staff.id } });
  expect(body).toMatchObject({ state: 'active', pausedFor: null, owner: name });
  await desk.pump.sendDue();
  expect(desk.receiver.received).toHaveLength(1);
  await pauseUnowned(desk.app.services);
  expect((await desk.send('GET', path())).body.state).toBe('active');
});

it('stays its owner’s where somebody else resumes it and the account is open', async () => {
  await desk.send('POST', `${path()}/pause`, { version: 1 });
  const { body } = await desk.send('POST', `${path()}/resume`, { version: 2, waiting: 'send' });
  expect(body.owner).toBe('Quem Saiu');
});

it('waits on the dashboard as long as it is paused by nobody of the staff, and in the list that leads to', async () => {
  const listed = async () => {
    const { body } = await desk.send<ResponseOf<typeof webhooks.list>>(
      'GET',
      '/webhooks?f[pausedBy]=product',
    );
    return body.total;
  };
  const figures = async () => {
    const { body } = await desk.send<ResponseOf<typeof dashboard.figures>>('GET', '/dashboard');
    return [body.waiting.webhooks, body.waitingSince.webhooks];
  };
  await desk.send('POST', `${path()}/pause`, { version: 1 });
  expect([await figures(), await listed()]).toEqual([[0, null], 0]);
  await desk.send('POST', `${path()}/resume`, { version: 2, waiting: 'send' });
  await closeAccount();
  await pauseUnowned(desk.app.services);
  expect([await figures(), await listed()]).toEqual([[1, desk.clock.now().toISOString()], 1]);
});
