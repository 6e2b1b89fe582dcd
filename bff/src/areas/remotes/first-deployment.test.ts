import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BootDocument, RemoteRelease } from '@fio/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call } from '../../../test/call.ts';
import { makeBuild } from '../../../test/remote-build.ts';
import { privateKeyOf, signDocument } from '../../core/remotes/signature.ts';
import { createFirstStaff } from '../account/first-staff.ts';

// What docs/runbooks/deploy.md says of a product that has no remote yet.
const REMOTE = 'mf-admin-account';
const shell = mkdtempSync(join(tmpdir(), 'fio-shell-'));
const HTML = '<!--head--><script id="boot">__BOOT__</script></head><!--contact--><!--first-view-->';
writeFileSync(join(shell, 'index.html'), HTML);

/** The two halves of a team's key as docs/runbooks/ship-a-remote.md has them made. */
function keyPair() {
  const { d = '', x = '' } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  return { own: privateKeyOf(d), told: x };
}

const key = keyPair();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ shell, env: { REMOTE_KEYS: `${REMOTE}=${key.told}` } });
});
afterAll(async () => {
  await app.close();
  rmSync(shell, { recursive: true, force: true });
});

async function page(path: string) {
  const response = await app.fetch(path);
  const [, boot = ''] = /<script id="boot">(.*?)<\/script>/s.exec(await response.text()) ?? [];
  const { remotes } = JSON.parse(boot) as BootDocument;
  return { status: response.status, remotes: remotes.map(({ id }) => id) };
}

const admin = { id: REMOTE, basePaths: ['/admin/login', '/admin/reset'], menu: [] };

async function publish(headers: Record<string, string>, signer = key.own, manifest: object = admin) {
  const { dist, manifest: made } = makeBuild({ manifest });
  const form = new FormData();
  for (const name of readdirSync(dist)) form.append('file', new Blob([readFileSync(join(dist, name))]), name);
  form.append('signature', signDocument(readFileSync(join(dist, 'remote.json'), 'utf8'), signer));
  const path = `/api/admin/remotes/${made.id}/builds`;
  const { status } = await app.fetch(path, { method: 'POST', headers, body: form });
  return { status, build: made.build };
}

it('serves the shell and the API before any remote is promoted', async () => {
  expect((await app.fetch('/readyz')).status).toBe(200);
  expect(await page('/')).toEqual({ status: 200, remotes: [] });
  expect(await page('/admin')).toEqual({ status: 200, remotes: [] });
  expect(await page('/admin/login')).toEqual({ status: 404, remotes: [] });
});

it('lets the remote in that one signs in with, by the token the first super user comes with', async () => {
  const person = { name: 'Ana Lima', email: 'ana@promotora.example' };
  const made = await createFirstStaff(app.services, person, REMOTE);
  const headers = { authorization: `Bearer ${made?.token}` };
  const stranger = { ...admin, id: 'mf-shows', basePaths: ['/admin/shows'] };
  expect((await publish(headers, key.own, stranger)).status).toBe(403);
  expect((await publish(headers, keyPair().own)).status).toBe(422);
  const { status, build } = await publish(headers);
  expect(status).toBe(201);
  const promote = (percent: number) =>
    call<RemoteRelease>(app, 'POST', `/admin/remotes/${REMOTE}/promote`, {
      headers,
      body: { build, percent, reason: 'Primeira entrega.' },
    });
  expect((await promote(10)).body.reasons?.join()).toContain('promote it to 100 per cent');
  expect((await promote(100)).body.stable.build).toBe(build);
  expect(await page('/admin/login')).toEqual({ status: 200, remotes: [REMOTE] });

  const { createdAt, expiresAt } = await app.services.db.apiToken.findFirstOrThrow();
  expect(expiresAt.getTime() - createdAt.getTime()).toBe(86_400_000);
});
