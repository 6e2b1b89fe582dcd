import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BootDocument, LIMITS } from '@fio/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, someIp } from '../../../test/call.ts';
import { createPoll } from '../../../test/content.ts';
import { goLive } from '../../../test/remote-build.ts';

const HTML = `<!doctype html>
<html lang="pt-BR"><head><!--head--><script type="application/json" id="boot">__BOOT__</script></head><body><noscript><!--contact--></noscript><div id="root"><!--first-view--></div></body></html>`;
const shell = mkdtempSync(join(tmpdir(), 'fio-shell-'));
mkdirSync(join(shell, 'assets'));
writeFileSync(join(shell, 'index.html'), HTML);

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ shell, env: BEHIND_PROXY });
  const site = { id: 'mf-public', side: 'public' as const, basePaths: ['/'], menu: [] };
  await goLive(app.services, { manifest: site, files: { 'site.css': 'a{}' } });
  await createPoll(app.services.db);
});
afterAll(async () => {
  await app.close();
  rmSync(shell, { recursive: true, force: true });
});

async function dataOf(path: string, ip: string) {
  const response = await app.fetch(path, { headers: { 'x-forwarded-for': ip } });
  const html = await response.text();
  const json = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null';
  return [response.status, Object.keys((JSON.parse(json) as BootDocument).data)] as const;
}

it('counts a page that searches as its search, and draws it without once that is too much', async () => {
  const { limits } = app.services;
  const ip = someIp();
  const { points } = LIMITS.theory_search;
  expect(await dataOf('/teoria?busca=farol', ip)).toEqual([200, ['GET /theories?q=farol']]);
  await Promise.all(Array.from({ length: points - 1 }, () => limits.consume('theory_search', ip)));
  expect(await dataOf('/teoria?busca=farol', ip)).toEqual([200, []]);
  // What needs no search goes on, and so does everybody else.
  expect(await dataOf('/teoria', ip)).toEqual([200, ['GET /theories']]);
  expect(await dataOf('/teoria?busca=farol', someIp())).toEqual([200, ['GET /theories?q=farol']]);
});
