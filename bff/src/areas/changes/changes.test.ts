import { randomUUID } from 'node:crypto';
import type { RecordChange } from '@fio/contracts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { follow } from '../../../test/events.ts';
import { createStaff, signInStaff, type SignedHeaders } from '../../../test/factories.ts';
import { recordAction } from '../../core/audit/record-action.ts';

let app: TestApp;
let ana: SignedHeaders;
let anaId: string;
let bento: SignedHeaders;

beforeAll(async () => {
  app = await createTestApp({ env: BEHIND_PROXY });
  const staff = await createStaff(app.services, { name: 'Ana Prado' });
  anaId = staff.id;
  ana = await signInStaff(app.services, staff);
  bento = await signInStaff(app.services, await createStaff(app.services, { name: 'Bento Luz' }));
});
afterAll(() => app.close());

const address = (resource: string, id: string, after = new Date()) =>
  `/admin/changes?resource=${resource}&id=${id}&after=${after.toISOString()}`;
const block = async (headers: SignedHeaders, path = '', body = {}) =>
  call<{ id: string; version: number }>(app, 'POST', `/admin/ips${path}`, {
    headers,
    body: { reason: 'Robô', ...(!path.endsWith('/unblock') && { until: null }), ...body },
  });
const IPS = [{ permission: 'ips', action: 'list' }] as const;
let last = 0;
const someAddress = () => `198.51.100.${(last += 1)}`;

it('tells of what others do to the record, and of nothing else', async () => {
  const mine = (await block(ana, '', { address: someAddress() })).body;
  const other = (await block(ana, '', { address: someAddress() })).body;
  const stream = await follow<RecordChange>(app, address('ips', mine.id), ana);
  expect(stream.response.headers.get('content-type')).toContain('text/event-stream');
  // Oneself, another record, and what changes nothing.
  const own = (await block(ana, `/${mine.id}/block`, { version: mine.version })).body;
  await block(bento, `/${other.id}/block`, { version: other.version });
  const { db, clock } = app.services;
  const actor = { id: null, name: 'Bento Luz', type: null, ip: null, userAgent: null, requestId: null };
  const seen = { actor, at: clock.now(), resource: 'ips' as const, recordId: mine.id, summary: mine.id };
  await db.$transaction((tx) => recordAction(tx, { ...seen, action: 'download' }));
  await block(bento, `/${mine.id}/unblock`, { version: own.version });
  expect((await stream.next())?.data).toMatchObject({ by: 'Bento Luz', action: 'unblock' });
  await stream.leave();
});

it('begins with what was done since the record was read', async () => {
  const { id, version } = (await block(ana, '', { address: someAddress() })).body;
  const readAt = new Date();
  await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(readAt.getTime()));
  await block(bento, `/${id}/unblock`, { version });
  const stream = await follow<RecordChange>(app, address('ips', id, readAt), ana);
  expect((await stream.next())?.data).toMatchObject({ by: 'Bento Luz', action: 'unblock' });
  await stream.leave();
});

it('is for whom may see such records', async () => {
  const permissions = [{ permission: 'polls', action: 'list' }] as const;
  const guest = await signInStaff(
    app.services,
    await createStaff(app.services, { type: 'user', permissions }),
  );
  const status = async (resource: string) => {
    const stream = await follow(app, address(resource, randomUUID()), guest);
    await stream.leave();
    return stream.response.status;
  };
  expect(await status('polls')).toBe(200);
  for (const resource of ['ips', 'prize-kinds', 'account', 'toString'])
    expect(await status(resource)).toBe(403);
});

it.each([
  ['indexes', 'commands'],
  ['prizes', 'invalid-prizes'],
] as const)('%s are for whom may open their pages by %s', async (resource, permission) => {
  const permissions = [{ permission, action: 'list' }] as const;
  const staff = await createStaff(app.services, { type: 'user', permissions });
  const stream = await follow(app, address(resource, randomUUID()), await signInStaff(app.services, staff));
  await stream.leave();
  expect(stream.response.status).toBe(200);
});

it('ends with the session', async () => {
  const headers = await signInStaff(app.services, { id: anaId });
  const stream = await follow<RecordChange>(app, address('ips', '192.0.2.1'), headers);
  expect((await call(app, 'POST', '/admin/logout', { headers })).status).toBe(200);
  expect(await stream.next()).toBeUndefined();
}, 15_000);

it('is asked for anew once permissions change', async () => {
  const staff = await createStaff(app.services, { type: 'user', permissions: IPS });
  const stream = await follow<RecordChange>(
    app,
    address('ips', '192.0.2.9'),
    await signInStaff(app.services, staff),
  );
  expect(stream.response.status).toBe(200);
  const actor = { id: anaId, name: 'Ana Prado', type: null, ip: null, userAgent: null, requestId: null };
  const { db, clock } = app.services;
  const told = { actor, at: clock.now(), resource: 'permissions' as const, recordId: staff.id };
  await db.$transaction((tx) => recordAction(tx, { ...told, action: 'manage', summary: staff.id }));
  expect(await stream.next()).toBeUndefined();
});

it('opens so many for one session and no more', async () => {
  const headers = await signInStaff(app.services, { id: anaId });
  const streams = [];
  for (let i = 0; i < 13; i += 1) streams.push(await follow(app, address('ips', '192.0.2.1'), headers));
  expect(streams.map(({ response }) => response.status)).toEqual([...Array<number>(12).fill(200), 429]);
  for (const { leave } of streams) await leave();
});
