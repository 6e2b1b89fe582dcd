import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const PACKAGE = 'rapidoc@9.3.8';

/** Its one file, from the registry: what it depends on are a hundred packages, which nothing of ours is to bring along. */
async function script(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'fio-renderer-'));
  try {
    const packed = execFileSync('npm', ['pack', '--silent', PACKAGE], { cwd: folder, encoding: 'utf8' });
    execFileSync('tar', ['-xzf', packed.trim()], { cwd: folder });
    return await readFile(join(folder, 'package/dist/rapidoc-min.js'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>API</title>
<script type="module" src="/rapidoc.js"></script></head>
<body><rapi-doc spec-url="/openapi.json" render-style="read"></rapi-doc></body></html>`;

/**
 * RapiDoc over the same document, compressed as ours is: the smallest of the renderers that draw a whole reference from
 * OpenAPI in the browser. Without our policy, under which it draws nothing.
 */
export async function startRenderer(document: string): Promise<{ origin: string; stop: () => void }> {
  const files: Readonly<Record<string, readonly [type: string, bytes: Buffer]>> = {
    '/': ['text/html', brotliCompressSync(PAGE)],
    '/rapidoc.js': ['text/javascript', brotliCompressSync(await script())],
    '/openapi.json': ['application/json', brotliCompressSync(document)],
  };
  const server: Server = createServer(({ url = '/' }, response) => {
    const [type, bytes] = files[url] ?? [];
    if (!type) response.writeHead(404).end();
    else response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'br' }).end(bytes);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}
