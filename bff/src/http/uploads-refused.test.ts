import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { Agent, createServer, request as open, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import type { ErrorAnswer } from '@fio/contracts';
import { createProxyMiddleware } from 'http-proxy-middleware';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { createTestDatabase } from '../../test/database.ts';
import { toAppError } from './to-app-error.ts';

const SAC = '/api/sac/attachments';
const MIB = 1024 * 1024;
/** Doesn't compress: a picture of some 70 KB. */
const NOISE = { type: 'gaussian', mean: 128, sigma: 60 } as const;
const PROCESS = new URL('../../test/limited-product.ts', import.meta.url).pathname;

let app: TestApp;
let picture: Buffer;
beforeAll(async () => {
  app = await createTestApp();
  const create = { width: 8, height: 8, channels: 3, background: '#6d28d9' } as const;
  picture = await sharp({ create }).png().toBuffer();
});
afterAll(() => app.close());

interface Answered {
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly socket: unknown;
}

/** Sends a file in pieces, as browsers do: the answer is read when all of it is sent. */
async function send(port: number, file: Buffer, agent: Agent): Promise<Answered> {
  const headers = { 'content-type': 'application/octet-stream', 'content-length': file.length };
  const outgoing = open({ agent, host: '127.0.0.1', port, method: 'POST', path: SAC, headers });
  const answered = once(outgoing, 'response');
  for (let at = 0; at < file.length; at += MIB)
    await new Promise((sent) => outgoing.write(file.subarray(at, at + MIB), sent));
  outgoing.end();
  const [response] = (await answered) as [IncomingMessage];
  const { code } = (await json(response)) as ErrorAnswer;
  return { status: response.statusCode, code, socket: outgoing.socket };
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

it('tells who sends 30 MB that it is too large, and keeps the connection', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const first = await send(portOf(app.server), Buffer.alloc(30 * MIB), agent);
  const second = await send(portOf(app.server), Buffer.alloc(30 * MIB), agent);
  expect([first.status, first.code]).toEqual([413, 'FILE_LARGE']);
  expect([second.status, second.code]).toEqual([413, 'FILE_LARGE']);
  expect(second.socket).toBe(first.socket);
  agent.destroy();
});

it('tells it through a proxy too', async () => {
  const pass = createProxyMiddleware({ target: app.url });
  const proxy = createServer((request, response) => void pass(request, response)).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const agent = new Agent({ keepAlive: true });
  const { status, code } = await send(portOf(proxy), Buffer.alloc(30 * MIB), agent);
  expect([status, code]).toEqual([413, 'FILE_LARGE']);
  agent.destroy();
  proxy.close();
});

it('tells that a file can’t be kept where the disk takes none, and takes it once it does', async () => {
  const agent = new Agent();
  const folder = join(app.config.dataDir, 'private', 'sac');
  mkdirSync(join(app.config.dataDir, 'private'), { recursive: true });
  // Rights don't hold root back; the kernel's own folder takes a file from nobody.
  if (process.getuid?.() === 0) symlinkSync('/sys', folder);
  else {
    mkdirSync(folder);
    chmodSync(folder, 0o500);
  }
  const { status, code } = await send(portOf(app.server), picture, agent);
  expect([status, code]).toEqual([502, 'CANNOT_SEND_FILE']);
  rmSync(folder, { recursive: true });
  expect((await send(portOf(app.server), picture, agent)).status).toBe(201);
});

it.each(['ENOSPC', 'EROFS', 'EDQUOT', 'EFBIG', 'EACCES', 'EPERM'])(
  'reads %s of a file as the disk’s refusal',
  (code) => {
    const error = Object.assign(new Error(code), { code, path: '/x', syscall: 'open' });
    expect(toAppError(error, true).code).toBe('CANNOT_SEND_FILE');
    expect(toAppError(new Error('wrapped', { cause: error })).code).toBe('UNAVAILABLE');
  },
);

interface Limited {
  readonly child: ChildProcess;
  readonly port: number;
  /** Its data. */
  readonly folder: string;
}

/** Tries the product in a process with a limit of the shell's, such as `-n 160`: so many files may be open. */
async function withLimit(limit: string, attempt: (limited: Limited) => Promise<void>): Promise<void> {
  const database = await createTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'fio-limited-'));
  const env = { ...process.env, DATABASE_URL: database.url, DEMONSTRATION: 'true', DATA_DIR: folder };
  const child = spawn('/bin/sh', ['-c', `ulimit ${limit} && exec "$0" "$1"`, process.execPath, PROCESS], {
    env: { ...env, LOG_LEVEL: 'silent', AVATAR_SERVICE: 'off' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [port] = (await once(child, 'message')) as [number];
  await attempt({ child, port, folder });
  child.disconnect();
  await once(child, 'exit');
  await database.drop();
  rmSync(folder, { recursive: true });
}

it(
  'tells it too where the disk takes the beginning of a file, and keeps nothing of that',
  () =>
    withLimit('-f 16', async ({ port, folder }) => {
      const create = { width: 160, height: 160, channels: 3, background: '#000', noise: NOISE } as const;
      const large = await sharp({ create }).png().toBuffer();
      const agent = new Agent();
      const { status, code } = await send(port, large, agent);
      expect([status, code]).toEqual([502, 'CANNOT_SEND_FILE']);
      const kept = readdirSync(folder, { recursive: true, withFileTypes: true });
      expect(kept.filter((entry) => entry.isFile() && entry.parentPath.includes('sac'))).toEqual([]);
      expect((await send(port, picture, agent)).status).toBe(201);
      agent.destroy();
    }),
  60_000,
);

it(
  'is unavailable while it may open no more files, and serves again once it may',
  () =>
    withLimit('-n 160', async ({ child, port, folder }) => {
      const say = async (word: string) => {
        child.send(word);
        await once(child, 'message');
      };
      mkdirSync(join(folder, 'files'), { recursive: true });
      writeFileSync(join(folder, 'files', 'a.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>'.padEnd(2000));
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      expect((await send(port, Buffer.from('no picture'), agent)).status).toBe(415);
      await say('take');
      const refused = await send(port, picture, agent);
      expect([refused.status, refused.code]).toEqual([503, 'UNAVAILABLE']);
      await say('give');
      expect((await send(port, picture, agent)).status).toBe(201);
      agent.destroy();
    }),
  60_000,
);
