import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSession } from '../../src/core/identity/session-writes.ts';
import { createTestApp, type TestApp } from '../app.ts';
import { BEHIND_PROXY, call } from '../call.ts';
import { createPoll, createShow } from '../content.ts';
import { askForExport } from '../exports.ts';
import {
  createStaff,
  createVisitor,
  signInStaff,
  signInVisitor,
  someCpf,
  type SignedHeaders,
} from '../factories.ts';
import { createShipper } from '../shipper.ts';

// Operations whose areas' tests ask the code behind them, or refuse alone: that they answer, and an example of how.
let app: TestApp;
let headers: SignedHeaders;
beforeAll(async () => {
  app = await createTestApp({ env: BEHIND_PROXY });
  headers = await signInStaff(app.services, await createStaff(app.services));
});
afterAll(() => app.close());

const get = <Body>(path: string) => call<Body>(app, 'GET', path, { headers });
const post = <Body>(path: string, body: unknown) => call<Body>(app, 'POST', path, { headers, body });

it.each(['dispatches', 'invalid-prizes', 'invoices', 'ranking'])('begins an export of %s', async (area) => {
  const { status, body } = await askForExport(app, headers, [area, 'page=1']);
  expect([status, body.resource, body.state]).toEqual([202, area, 'queued']);
});

it.each([
  [
    '/admin/sac/templates',
    { title: 'Prazo', subject: null, text: 'A entrega leva dez dias.', textEn: '' },
    'title',
  ],
  [
    '/admin/cpf-block',
    { cpf: someCpf(), reason: 'employee', note: 'Equipe da campanha.', expiresOn: null },
    'note',
  ],
  [
    '/admin/prizes/kinds',
    { title: 'Lanterna', description: 'De latão.', value: 4990, position: 1, picture: null },
    'title',
  ],
] as const)('shows a record of %s as it was made', async (path, input: Record<string, unknown>, field) => {
  const { body } = await post<{ id: string }>(path, input);
  const found = await get<Record<string, unknown>>(`${path}/${body.id}`);
  expect([found.status, found.body['id'], found.body[field]]).toEqual([200, body.id, input[field]]);
});

it('shows a series, and what stands of a theory of it', async () => {
  const show = await createShow(app.services.db, { title: 'Sal na Lanterna' });
  const poll = await createPoll(app.services.db, { showId: show.id });
  expect((await get<{ title: string }>(`/admin/shows/${show.id}`)).body.title).toBe('Sal na Lanterna');
  const { body } = await get<{ pollId: string; total: number }>(`/polls/${poll.id}/results`);
  expect([body.pollId, body.total]).toEqual([poll.id, 0]);
});

it('has the cities of a state', async () => {
  expect((await get<string[]>('/locations/SP/cities')).body).toContain('Campinas');
});

it('shows a name of the ranking', async () => {
  const visitor = await signInVisitor(app.services, await createVisitor(app.services));
  await call(app, 'PUT', '/ranking/name', { headers: visitor, body: { name: 'Ana do Farol' } });
  const { items } = (await get<{ items: { id: string }[] }>('/admin/ranking')).body;
  const { body } = await get<{ name: string }>(`/admin/ranking/${items[0]?.id}`);
  expect(body.name).toBe('Ana do Farol');
});

it.each(['/admin/winners-draw/pictures', '/admin/prizes/pictures'])('keeps a picture at %s', async (path) => {
  const { r, g, b } = { r: 20, g: 60, b: 80 };
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer();
  const response = await app.fetch(`/api${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'image/png' },
    body: new Uint8Array(bytes),
  });
  expect([response.status, await response.json()]).toMatchObject([
    201,
    { image: { width: 240, height: 180 } },
  ]);
});

it('links to a build that is not live', async () => {
  const shipper = await createShipper(app);
  const build = await shipper.put('1.0.0');
  const { status, body } = await call<{ link: string }>(app, 'POST', '/admin/remotes/mf-shows/preview', {
    headers: shipper.token,
    body: { build, minutes: 60 },
  });
  expect([status, URL.canParse(body.link)]).toEqual([200, true]);
});

it('hands the session of who enters as a visitor over, once', async () => {
  const { db, clock } = app.services;
  const [visitor, staff] = [await createVisitor(app.services), await createStaff(app.services)];
  const { token: code } = await createSession(db, {
    strategy: 'user',
    subjectId: visitor.id,
    enteredById: staff.id,
    handsOver: true,
    ip: '127.0.0.1',
    userAgent: 'test',
    now: clock.now(),
  });
  const take = () => call<{ token: string }>(app, 'POST', '/entered', { body: { code } });
  const { body } = await take();
  const entered = await call<{ id: string }>(app, 'GET', '/user', {
    headers: { authorization: `Bearer ${body.token}` },
  });
  expect([entered.body.id, (await take()).status]).toEqual([visitor.id, 404]);
});
