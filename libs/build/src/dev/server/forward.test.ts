import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { forward, type Rewrite } from './forward.ts';

/** A server of this test on a free port; answers its address. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The address of a dev server before a shell that answers like this. */
async function before(shell: RequestListener, rewrite?: Rewrite): Promise<{ here: string; there: string }> {
  const there = await serve(shell);
  const here = await serve((request, response) => {
    forward(new URL(there), request, response, rewrite).catch(() => response.writeHead(502).end());
  });
  return { here, there };
}

it('asks as if the page were the shell’s own, and passes on what is sent', async () => {
  const { here, there } = await before((request, response) => {
    const { host, origin, referer, cookie } = request.headers;
    response.setHeader('x-asked', JSON.stringify({ host, origin, referer, cookie }));
    request.pipe(response);
  });
  const headers = { origin: here, referer: `${here}/admin`, cookie: 'a=1' };
  const answer = await fetch(`${here}/api/x?y`, { method: 'POST', body: 'sent', headers });
  expect(await answer.text()).toBe('sent');
  expect(JSON.parse(answer.headers.get('x-asked') ?? '')).toEqual({
    host: new URL(there).host,
    origin: there,
    referer: `${there}/admin`,
    cookie: 'a=1',
  });
});

it('keeps the browser here: no TLS demanded, no integrity of what is edited, no redirect away', async () => {
  const { here, there } = await before((request, response) => {
    response.writeHead(303, {
      location: `http://${request.headers.host}/login`,
      'strict-transport-security': 'max-age=1',
      'integrity-policy': 'blocked-destinations=(script)',
      'content-security-policy': "script-src 'self'; upgrade-insecure-requests",
    });
    response.end();
  });
  const { headers } = await fetch(here, { redirect: 'manual' });
  expect(here).not.toBe(there);
  expect(headers.get('location')).toBe(`${here}/login`);
  expect(headers.get('strict-transport-security')).toBeNull();
  expect(headers.get('integrity-policy')).toBeNull();
  expect(headers.get('content-security-policy')).toBe("script-src 'self'");
});

it('makes another page of a page, which nobody keeps, and leaves all else', async () => {
  const shell: RequestListener = ({ url, headers }, response) => {
    response.setHeader('content-type', url === '/' ? 'text/html; charset=utf-8' : 'text/css');
    response.setHeader('etag', '"1"');
    response.end(`text ${headers['if-none-match'] ?? ''}`);
  };
  const { here } = await before(shell, (html) => Promise.resolve(`${html}, rewritten`));
  const page = await fetch(here, { headers: { 'if-none-match': '"1"' } });
  expect(await page.text()).toBe('text , rewritten');
  expect([page.headers.get('etag'), page.headers.get('cache-control')]).toEqual([null, 'no-store']);
  expect(await (await fetch(`${here}/a.css`)).text()).toBe('text ');
});

it('fails where the shell is gone', async () => {
  const there = new URL(await serve(() => undefined));
  there.port = '1';
  const here = await serve((request, response) => {
    forward(there, request, response).catch(({ code }: { code: string }) => response.end(code));
  });
  expect(await (await fetch(here)).text()).toBe('ECONNREFUSED');
});
