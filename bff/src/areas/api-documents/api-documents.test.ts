import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { apiDocuments, PermissionEntry, ResponseOf, tokens } from '@fio/contracts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call } from '../../../test/call.ts';
import { dayFromNow } from '../../../test/clock.ts';
import {
  createStaff,
  createVisitor,
  signInStaff,
  signInVisitor,
  type SignedHeaders,
} from '../../../test/factories.ts';
import { clientPackage } from './client-package.ts';

let app: TestApp;
let staff: SignedHeaders;
beforeAll(async () => {
  app = await createTestApp();
  staff = await signInStaff(app.services, await createStaff(app.services));
});
afterAll(() => app.close());

const OFFICE = ['/api/admin/openapi.json', '/api/admin/docs', '/api/admin/docs/entries'];
const statuses = (headers: Partial<SignedHeaders>) =>
  Promise.all(OFFICE.map(async (path) => (await app.fetch(path, { headers })).status));

async function token(made: { scopes: PermissionEntry[]; remote?: string }): Promise<SignedHeaders> {
  const { body } = await call<ResponseOf<typeof tokens.create>>(app, 'POST', '/admin/tokens', {
    headers: staff,
    body: { name: 'Integração', expiresOn: dayFromNow(app.services.clock, 30), ...made },
  });
  return { authorization: `Bearer ${body.secret}` };
}

it('is told of the back office to staff of every kind, and to their programs', async () => {
  const common = await createStaff(app.services, { type: 'user', permissions: [] });
  expect(await statuses(await signInStaff(app.services, common))).toEqual([200, 200, 200]);
  expect(await statuses(await token({ scopes: [{ permission: 'shows', action: 'list' }] }))).toEqual([
    200, 200, 200,
  ]);
});

it('is told to nobody else', async () => {
  expect(await statuses({})).toEqual([401, 401, 401]);
  const visitor = await signInVisitor(app.services, await createVisitor(app.services));
  expect(await statuses(visitor)).toEqual([401, 401, 401]);
  // A pipeline's token ships one remote and opens nothing else.
  expect(await statuses(await token({ scopes: [], remote: 'mf-public' }))).toEqual([403, 403, 403]);
});

it('is in the two documents, each address in one of them', async () => {
  const pathsAt = async (path: string) => {
    const { paths } = (await (await app.fetch(path, { headers: staff })).json()) as { paths: object };
    return Object.keys(paths);
  };
  const [open, office] = await Promise.all(['/api/openapi.json', '/api/admin/openapi.json'].map(pathsAt));
  expect(open).toContain('/theories');
  expect(open?.filter((path) => path.startsWith('/admin'))).toEqual([]);
  expect(office).toContain('/admin/shows');
  expect(office?.filter((path) => !path.startsWith('/admin'))).toEqual([]);
  expect(await (await app.fetch('/api/docs')).text()).not.toContain('/api/admin/shows');
});

it('hands the client out: all of it to staff and their programs, what is of the site to everybody', async () => {
  // Where this checkout has built it.
  const isBuilt = existsSync(join(import.meta.dirname, '../../../../libs/client/dist/fio-client.tgz'));
  const reader = await token({ scopes: [{ permission: 'shows', action: 'list' }] });
  const status = async (path: string, headers: Partial<SignedHeaders>) =>
    (await app.fetch(path, { headers })).status;
  expect(await status('/api/admin/client.tgz', {})).toBe(401);
  for (const headers of [staff, reader])
    expect(await status('/api/admin/client.tgz', headers)).toBe(isBuilt ? 200 : 404);
  expect(await status('/api/client.tgz', {})).toBe(isBuilt ? 200 : 404);
  const folder = mkdtempSync(join(tmpdir(), 'fio-client-'));
  writeFileSync(join(folder, 'a.tgz'), 'bytes');
  expect(await clientPackage('a.tgz', folder)).toMatchObject({
    body: Buffer.from('bytes'),
    filename: 'client.tgz',
  });
  await expect(clientPackage('b.tgz', folder)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  rmSync(folder, { recursive: true });
});

const entriesIn = (language: string) =>
  call<ResponseOf<typeof apiDocuments.entries>>(app, 'GET', `/admin/docs/entries?language=${language}`, {
    headers: staff,
  });

it('is read area by area, and looked through', async () => {
  const read = async (path: string) => {
    const answer = await app.fetch(path, { headers: staff });
    return { status: answer.status, text: await answer.text() };
  };
  const [all, one, schemas] = [
    await read('/api/admin/docs'),
    await read('/api/admin/docs?area=adminShows'),
    await read('/api/admin/docs?area=schemas'),
  ];
  expect([all.status, one.status, schemas.status]).toEqual([200, 200, 200]);
  expect(all.text).toContain('href="/api/docs/office/adminShows"');
  expect(one.text).toContain('id="adminShows.list"');
  for (const area of ['nothing', 'constructor', 'theories'])
    expect((await read(`/api/admin/docs?area=${area}`)).status).toBe(404);
  const { body } = await entriesIn('pt');
  expect(body.entries).toContainEqual(
    expect.objectContaining({ kind: 'operation', address: '/api/docs/office/adminShows#adminShows.list' }),
  );
});

it('is read in the language of the address, else of the reader’s choice', async () => {
  const pageIn = async (query: string, cookie: string) =>
    (await app.fetch(`/api/admin/docs?area=events${query}`, { headers: { ...staff, cookie } })).text();
  const { cookie = '' } = staff;
  expect(await pageIn('&language=en', `${cookie}; language=pt`)).toContain('<html lang="en">');
  expect(await pageIn('', `${cookie}; language=en`)).toContain('<html lang="en">');
  const asked = await Promise.all(['pt', 'en'].map(entriesIn));
  const texts = asked.map(({ body }) => body.entries.find(({ title }) => title === 'theory.resolved')?.text);
  expect(texts).toEqual(['Teoria resolvida', 'Theory resolved']);
  expect((await app.fetch('/api/admin/docs?language=xx', { headers: staff })).status).toBe(422);
});

it.each([
  '/api/docs',
  '/api/docs.css',
  '/api/docs.js',
  '/api/docs.woff2',
  '/api/docs/guides/start',
  '/api/openapi.json',
])('%s is only read', async (path) => {
  const answer = await app.fetch(path, { method: 'POST' });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  expect((await app.fetch(path, { method: 'HEAD' })).status).toBe(200);
});
