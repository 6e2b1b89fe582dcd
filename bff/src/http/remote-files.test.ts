import { randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { request as rawRequest } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import express from 'express';
import { noteAnsweredCodes } from '../../test/answered-codes.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { goLive } from '../../test/remote-build.ts';
import { remoteFiles } from './remote-files.ts';
import { sendError } from './respond.ts';
import { toAppError } from './to-app-error.ts';

const script = 'console.log("a line that is long enough to be worth it");\n'.repeat(40);
let app: TestApp;
let own: string;
beforeAll(async () => {
  app = await createTestApp();
  const { build } = await goLive(app.services, { files: { 'routes.js': script, 'notes.exe': 'no' } });
  own = `/mf/mf-shows/${build}`;
});
afterAll(() => app.close());

describe('published files', () => {
  it('never change, are compressed, and say what they are', async () => {
    const response = await app.fetch(`${own}/routes.js`, { headers: { 'accept-encoding': 'gzip' } });
    expect(await response.text()).toBe(script);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    });
    expect(response.headers.has('access-control-allow-origin')).toBe(false);
  });

  it('come in brotli where the browser takes it, and plain where it takes nothing', async () => {
    const encodings = ['br, gzip', 'gzip;q=0', 'br;q=0, gzip'].map(async (accepted) => {
      const { headers } = await app.fetch(`${own}/routes.js`, { headers: { 'accept-encoding': accepted } });
      return headers.get('content-encoding');
    });
    expect(await Promise.all(encodings)).toEqual(['br', null, 'gzip']);
  });

  it('answer HEAD without bytes', async () => {
    const response = await app.fetch(`${own}/routes.js`, {
      method: 'HEAD',
      headers: { 'accept-encoding': '' },
    });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  /** fetch would tidy the path up before it is sent. */
  const raw = (path: string, method = 'GET') =>
    new Promise<number>((resolve, reject) => {
      rawRequest(app.url, { path, method }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      })
        .on('error', reject)
        .end();
    });

  it.each([
    '/../../secrets.json',
    '/..%2f..%2fsecrets.json',
    '/%2e%2e/%2e%2e/secrets.json',
    '/..\\..\\secrets.json',
    '/.hidden.js',
    '/routes.js/',
    '/routes.js%00.css',
    '/notes.exe',
    '/missing.js',
    '',
    '/',
  ])('are not found at %s', async (path) => {
    expect(await raw(own + path)).toBe(404);
  });

  it('have no other method', async () => {
    expect([await raw(`${own}/routes.js`, 'POST'), await raw(`${own}/routes.js`, 'DELETE')]).toEqual([
      404, 404,
    ]);
  });

  it('that are missing are forgotten by no cache', async () => {
    const response = await app.fetch(`${own}/missing.js`);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

describe("a team's own server", () => {
  let team: Server;
  let seen: { url: string | undefined; headers: IncomingHttpHeaders }[] = [];
  let front: Server;
  let base: string;
  let build: string;
  const hanging = new Set<string>(['/hangs.js']);

  beforeAll(async () => {
    team = createServer((request, response) => {
      seen.push({ url: request.url, headers: request.headers });
      const path = (request.url ?? '').replace('/folder', '');
      if (hanging.has(path)) return;
      if (path === '/stalls.js') return void response.writeHead(200).write('half');
      if (path === '/moved.js')
        return void response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
      if (path === '/broken.js') return void response.writeHead(500).end('stack trace');
      if (path === '/gone.js') return void response.writeHead(404).end();
      response.writeHead(200, { 'set-cookie': 'a=1', 'content-type': 'text/javascript', 'x-team': 'yes' });
      response.end('team();');
    }).listen(0, '127.0.0.1');
    await once(team, 'listening');
    const origin = new URL(`http://127.0.0.1:${(team.address() as AddressInfo).port}/folder/`);
    const remote = { id: 'mf-team', basePaths: ['/admin/team'], menu: [] };
    ({ build } = await goLive(app.services, { manifest: remote }, origin));
    const limits = { total: 400, silence: 200 };
    const files = express();
    files.use('/mf', remoteFiles(app.services, limits));
    files.use(((error, _request, response, _next) => {
      sendError(response, toAppError(error), 'pt', randomUUID());
    }) as express.ErrorRequestHandler);
    front = files.listen(0, '127.0.0.1');
    noteAnsweredCodes(front, inject('answeredCodes'));
    await once(front, 'listening');
    base = `http://127.0.0.1:${(front.address() as AddressInfo).port}/mf/mf-team/${build}`;
  });
  afterAll(() => {
    for (const server of [team, front]) {
      server.closeAllConnections();
      server.close();
    }
  });
  beforeEach(() => {
    seen = [];
  });

  it('delivers through us, told nothing of the visitor and telling nothing to the browser', async () => {
    const response = await fetch(`${base}/remoteEntry.js?token=secret`, {
      headers: { cookie: 'language=pt', authorization: 'Bearer secret', 'x-forwarded-for': '10.1.1.1' },
    });
    expect(await response.text()).toBe('team();');
    expect(seen[0]?.url).toBe('/folder/remoteEntry.js');
    expect(Object.keys(seen[0]?.headers ?? {}).sort()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
    ]);
    expect(response.headers.has('set-cookie')).toBe(false);
    expect(response.headers.has('x-team')).toBe(false);
  });

  it.each([
    ['/gone.js', 404, 'NOT_FOUND'],
    ['/broken.js', 502, 'REMOTE_DOWN'],
    ['/moved.js', 502, 'REMOTE_DOWN'],
    ['/hangs.js', 504, 'REMOTE_SLOW'],
  ])('is answered for at %s', async (path, status, code) => {
    const response = await fetch(base + path);
    expect([response.status, await response.json()]).toEqual([status, expect.objectContaining({ code })]);
  });

  it('that stalls half-way is cut off', async () => {
    const response = await fetch(`${base}/stalls.js`);
    await expect(response.text()).rejects.toThrow();
  });

  it('is asked for nothing but files of its live build', async () => {
    const others = [base.replace(build, '0'.repeat(16)), base.replace('mf-team', 'mf-else')];
    const paths = [
      `${base}/..%2f..%2fetc.js`,
      `${base}/@evil.example/x.js/..`,
      ...others.map((one) => `${one}/a.js`),
    ];
    const statuses = await Promise.all(paths.map(async (path) => (await fetch(path)).status));
    expect(statuses).toEqual([404, 404, 404, 404]);
    expect((await fetch(`${base}/a.js`, { method: 'POST' })).status).toBe(404);
    expect(seen).toEqual([]);
  });

  it('that is down is answered for', async () => {
    team.closeAllConnections();
    await new Promise((resolve) => team.close(resolve));
    const response = await fetch(`${base}/remoteEntry.js`);
    expect(await response.json()).toMatchObject({ status: 502, code: 'REMOTE_DOWN' });
  });
});
