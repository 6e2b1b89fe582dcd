import { type ErrorAnswer, type webhooks, type ResponseOf, WEBHOOK_KINDS } from '@fio/contracts';
import { expect, it } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { call } from '../../../test/call.ts';
import { HOUR, MINUTE } from '../../../test/clock.ts';
import { createStaff, signInStaff } from '../../../test/factories.ts';
import { happen, webhookDesk } from '../../../test/webhook-desk.ts';
import { isSigned } from '../../../test/webhook-receiver.ts';

const desk = webhookDesk();
const { send } = desk;
type Answer = ResponseOf<typeof webhooks.get> & Partial<ErrorAnswer>;
type List = ResponseOf<typeof webhooks.list>;

it('is created with a secret that is shown once, listed, found, changed and deleted, each told to the audit', async () => {
  const { secret, ...created } = await desk.create(['theory.resolved', 'log.head', 'log.head']);
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(created).toMatchObject({ state: 'active', events: ['theory.resolved', 'log.head'], waiting: 0 });
  const path = `/webhooks/${created.id}`;
  const { id, address } = created;
  const changed = await send<Answer>('PUT', path, {
    name: 'Ágora',
    address,
    events: ['log.head'],
    version: 1,
  });
  expect(changed.body).toMatchObject({ name: 'Ágora', version: 2 });
  const list = async (query: string) => (await send<List>('GET', `/webhooks?${query}`)).body.items;
  expect((await list('q=agora&f[event]=log.head')).map((one) => one.id)).toEqual([id]);
  expect(await list('f[event]=draw.published')).toEqual([]);
  const found = await send<{ groups: { area: string }[] }>('GET', '/search?q=agora');
  expect(found.body.groups.map(({ area }) => area)).toContain('webhooks');
  await happen(desk);
  expect((await send('DELETE', path)).status).toBe(204);
  expect((await send('GET', path)).status).toBe(404);
  const { db } = desk.app.services;
  expect(await db.webhookDelivery.count()).toBe(0);
  const told = await db.action.findMany({ where: { recordId: id }, orderBy: { id: 'asc' } });
  expect(told.map(({ action }) => action)).toEqual(['create', 'edit', 'delete']);
  expect(JSON.stringify(told.map(({ before, after }) => [before, after]))).not.toMatch(/whsec|secret/i);
});

it('is kept with its secret sealed', async () => {
  const { id, secret } = await desk.create();
  const row = await desk.app.services.db.webhookEndpoint.findUniqueOrThrow({ where: { id } });
  expect(Buffer.from(row.secret).includes(Buffer.from(secret.slice(6), 'base64'))).toBe(false);
});

it.each([
  ['http://10.0.0.1/', 'webhook_address'],
  ['https://localhost.:22/', 'webhook_address'],
  ['ftp://painel.example/', 'webhook_https'],
])('is not created for %s', async (address, problem) => {
  const { status, body } = await send<Answer>('POST', '/webhooks', {
    name: 'x',
    address,
    events: ['log.head'],
  });
  expect([status, body.code, body.fields?.['address']?.map(({ code }) => code)]).toEqual([
    422,
    'INVALID_REQUEST',
    [problem],
  ]);
});

it('goes to no machine of ours unless that is configured', async () => {
  const app = await createTestApp({ env: { WEBHOOKS_LOOPBACK: 'false' } });
  try {
    const headers = await signInStaff(app.services, await createStaff(app.services));
    const create = (address: string) =>
      call<Answer>(app, 'POST', '/admin/webhooks', {
        headers,
        body: { name: 'x', address, events: ['log.head'] },
      });
    for (const address of [desk.receiver.url, 'https://127.0.0.1:8443/', 'https://localhost:8443/'])
      expect((await create(address)).body.code).toBe('INVALID_REQUEST');
  } finally {
    await app.close();
  }
});

it('is for whoever holds the permission, and its secret for who has just proved to be themselves', async () => {
  const { id } = await desk.create();
  const { services } = desk.app;
  const permissions = [{ permission: 'webhooks', action: 'list' }] as const;
  const other = await signInStaff(services, await createStaff(services, { type: 'user', permissions }));
  const asOther = (method: string, path: string, body?: unknown) =>
    call<Answer>(desk.app, method, `/admin${path}`, { headers: other, ...(body ? { body } : {}) });
  expect((await asOther('GET', '/webhooks')).status).toBe(200);
  for (const [method, path, body] of [
    ['GET', `/webhooks/${id}`],
    ['POST', `/webhooks/${id}/test`],
    ['DELETE', `/webhooks/${id}`],
    ['POST', `/webhooks/${id}/pause`, { version: 1 }],
  ] as const)
    expect((await asOther(method, path, body)).status).toBe(403);
  const headers = await signInStaff(services, desk.staff);
  desk.clock.advance(11 * MINUTE);
  const rotating = { headers, body: { version: 1 } };
  const { body } = await call<Answer>(desk.app, 'POST', `/admin/webhooks/${id}/rotate`, rotating);
  expect(body.code).toBe('PROOF_REQUIRED');
  // Nor does anybody lead what is told elsewhere without.
  const elsewhere = {
    name: 'Painel',
    address: `${desk.receiver.url}/outro`,
    events: ['log.head'],
    version: 1,
  };
  const moved = await call<Answer>(desk.app, 'PUT', `/admin/webhooks/${id}`, { headers, body: elsewhere });
  expect(moved.body.code).toBe('PROOF_REQUIRED');
});

it('has a new secret beside the one before for a day, and that alone afterwards', async () => {
  const { id, secret: before } = await desk.create();
  const { body } = await send<Answer & { secret: string }>('POST', `/webhooks/${id}/rotate`, { version: 1 });
  const { secret } = body;
  expect([body.version, body.overlapUntil]).toEqual([
    2,
    new Date(desk.clock.now().getTime() + 24 * HOUR).toISOString(),
  ]);
  await happen(desk);
  await desk.pump.sendDue();
  desk.clock.advance(25 * HOUR);
  await happen(desk);
  await desk.pump.sendDue();
  const signed = desk.receiver.received.map((one) => [isSigned(one, before), isSigned(one, secret)]);
  expect(signed).toEqual([
    [true, true],
    [false, true],
  ]);
});

it('is changed by one of two who change it at once', async () => {
  const { id } = await desk.create();
  const pause = () => send<Answer>('POST', `/webhooks/${id}/pause`, { version: 1 });
  const answers = await Promise.all([pause(), pause()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await send('POST', `/webhooks/${id}/pause`, { version: 2 })).status).toBe(409);
});

it.each([
  ['send', 2],
  ['drop', 1],
])('that is resumed with %s sends %d', async (waiting, sent) => {
  const { id } = await desk.create();
  await send('POST', `/webhooks/${id}/pause`, { version: 1 });
  await happen(desk);
  await desk.pump.sendDue();
  expect(desk.receiver.received).toEqual([]);
  for (const path of ['test', 'resend'])
    expect((await send('POST', `/webhooks/${id}/${path}`, { since: '2026-01-01T00:00:00Z' })).status).toBe(
      409,
    );
  const { body } = await send<Answer>('POST', `/webhooks/${id}/resume`, { version: 2, waiting });
  expect(body).toMatchObject({ state: 'active', pausedFor: null });
  expect((await send('POST', `/webhooks/${id}/resume`, { version: 3, waiting })).status).toBe(409);
  await happen(desk);
  await desk.pump.sendDue();
  expect(desk.receiver.received).toHaveLength(sent);
});

it('hears of every kind there is, and of none that there isn’t', async () => {
  expect((await desk.create(WEBHOOK_KINDS)).events).toEqual(WEBHOOK_KINDS);
  const body = { name: 'x', address: desk.receiver.url, events: ['theory.voted'] };
  expect((await send('POST', '/webhooks', body)).status).toBe(422);
});
