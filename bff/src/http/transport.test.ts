import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it.each([
  ['DELETE', '/api/login', 'POST'],
  ['POST', '/api/theories', 'GET, HEAD'],
  ['OPTIONS', '/api/admin/shows/018f3b2a-0000-7000-8000-000000000000', 'GET, HEAD, PUT, DELETE'],
])('answers %s of %s with 405 and what it takes', async (method, path, allow) => {
  const response = await app.fetch(path, { method });
  const { code } = (await response.json()) as { code: string };
  expect([response.status, code, response.headers.get('allow')]).toEqual([405, 'METHOD_NOT_ALLOWED', allow]);
});

it('answers 404 to every method of an address of nothing', async () => {
  expect((await app.fetch('/api/nothing', { method: 'PUT' })).status).toBe(404);
});

it('answers 415 to a body of another type', async () => {
  const headers = { 'content-type': 'text/plain' };
  const response = await app.fetch('/api/login', { method: 'POST', body: '{}', headers });
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
    415,
    'TYPE_UNEXPECTED',
  ]);
});

it('answers 400 to two Host headers', async () => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
});

it('keeps private files from everybody else on the machine', async () => {
  await app.services.storage.privateFiles.write('sac/a.pdf', 'x');
  const modes = await Promise.all(
    ['private', 'private/sac', 'private/sac/a.pdf'].map(async (name) => {
      const { mode } = await stat(join(app.config.dataDir, name));
      return (mode & 0o777).toString(8);
    }),
  );
  expect(modes).toEqual(['700', '700', '600']);
});
