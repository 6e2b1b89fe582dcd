import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { immutableFiles } from './immutable-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'fio-static-'));
const text = 'say("a line that is long enough");\n'.repeat(40);
let server: Server;
beforeAll(async () => {
  writeFileSync(join(folder, 'kept.js'), text);
  // Told apart from what would be made on the way.
  writeFileSync(join(folder, 'kept.js.br'), brotliCompressSync('made when it was built'));
  writeFileSync(join(folder, 'plain.js'), text);
  writeFileSync(join(folder, 'small.js'), 'a()');
  writeFileSync(join(folder, 'picture.webp'), text);
  mkdirSync(join(folder, 'folder.js'));
  server = createServer(express().use(immutableFiles(folder))).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const ask = (path: string, encoding: string, method = 'GET') =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    method,
    headers: { 'accept-encoding': encoding },
  });

it('delivers the compressed form that lies beside a file', async () => {
  const response = await ask('/kept.js', 'gzip, br');
  expect([response.headers.get('content-encoding'), await response.text()]).toEqual([
    'br',
    'made when it was built',
  ]);
  expect(response.headers.get('content-length')).toBe(
    String(brotliCompressSync('made when it was built').length),
  );
});

it('compresses on its way what lies there alone', async () => {
  for (const [path, encoding] of [
    ['/kept.js', 'gzip'],
    ['/plain.js', 'br'],
  ] as const) {
    const response = await ask(path, encoding);
    expect([response.headers.get('content-encoding'), await response.text()]).toEqual([encoding, text]);
    expect(response.headers.get('content-length')).toBeNull();
  }
});

it.each([
  ['/plain.js', 'identity', text],
  ['/small.js', 'br', 'a()'],
  ['/picture.webp', 'br', text],
])('delivers %s to who takes %s as it is', async (path, encoding, content) => {
  const response = await ask(path, encoding);
  expect([response.headers.get('content-encoding'), await response.text()]).toEqual([null, content]);
  expect(response.headers.get('content-length')).toBe(String(content.length));
});

it('answers HEAD with the headers of GET', async () => {
  for (const [path, encoding] of [
    ['/kept.js', 'br'],
    ['/plain.js', 'gzip'],
    ['/plain.js', 'identity'],
  ] as const) {
    const [head, get] = await Promise.all([ask(path, encoding, 'HEAD'), ask(path, encoding)]);
    const names = ['content-type', 'content-encoding', 'content-length', 'cache-control', 'vary'];
    const told = ({ headers }: Response) => names.map((name) => headers.get(name));
    expect([await head.text(), told(head)]).toEqual(['', told(get)]);
    await get.text();
  }
});

it.each(['/kept.js.br', '/kept.js.gz', '/folder.js', `/${'a'.repeat(300)}.js`, '/plain.js/x.js'])(
  'finds nothing at %s',
  async (path) => {
    expect((await ask(path, 'br')).status).toBe(404);
  },
);
