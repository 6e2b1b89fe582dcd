import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BootDocument } from '@fio/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { createTestClock } from '../../../test/clock.ts';
import { goLive, makeBuild } from '../../../test/remote-build.ts';
import { readBuild } from '../../core/remotes/build-files.ts';
import { promote, takeBack } from '../../core/remotes/change-release.ts';
import { publish } from '../../core/remotes/publish.ts';
import { ownSigningKey } from '../../core/remotes/publisher-keys.ts';
import { PRODUCT } from '../../core/remotes/record-change.ts';
import { signDocument } from '../../core/remotes/signature.ts';

const shell = mkdtempSync(join(tmpdir(), 'fio-shell-'));
writeFileSync(
  join(shell, 'index.html'),
  '<!doctype html><html><head><!--head--><script id="boot">__BOOT__</script></head><body><!--contact--><!--first-view--></body></html>',
);
const clock = createTestClock();
const site = (version: string) => ({
  manifest: { id: 'mf-public', side: 'public' as const, basePaths: ['/'], menu: [], version },
});

let app: TestApp;
let stable: string;
let next: string;
const move = () => ({
  environment: 'production',
  remote: 'mf-public',
  reason: 'A test.',
  actor: PRODUCT,
  at: clock.now(),
});
beforeAll(async () => {
  app = await createTestApp({ shell, clock });
  ({ build: stable } = await goLive(app.services, site('1.0.0')));
  const { dist, manifest } = makeBuild(site('1.1.0'));
  const { db, remotes } = app.services;
  const files = await readBuild(dist);
  const signature = signDocument(String(files.get('remote.json')), ownSigningKey(app.config.dataDir));
  await publish(
    {
      db,
      store: remotes.builds,
      maps: remotes.buildMaps,
      keys: remotes.publisherKeys,
      environment: 'production',
    },
    { files, signature },
    move(),
  );
  next = manifest.build;
});
afterAll(async () => {
  await app.close();
  rmSync(shell, { recursive: true, force: true });
});

const canary = (percent: number) =>
  app.services.db.$transaction((tx) =>
    promote(tx, app.services.remotes.publisherKeys, { ...move(), build: next, percent }),
  );

async function visit(path = '/', cookie = '') {
  const response = await app.fetch(path, { headers: { cookie }, redirect: 'manual' });
  const [, text = '{}'] = /<script id="boot">(.*?)<\/script>/s.exec(await response.text()) ?? [];
  const boot = JSON.parse(text) as BootDocument;
  return { response, boot, build: boot.remotes?.[0]?.build, set: response.headers.getSetCookie() };
}
const release = async (cookie = '') => {
  const response = await app.fetch('/api/release?side=public', { headers: { cookie } });
  return ((await response.json()) as { release: string }).release;
};

describe('a canary', () => {
  it('gives no cookie while there is none', async () => {
    const { build, set, boot } = await visit();
    expect([build, set, boot.release]).toEqual([stable, [], await release()]);
  });

  it('reaches its share of the visitors, who keep it, and nobody once it is taken back', async () => {
    await canary(50);
    app.services.remotes.registry.refresh();
    const seen = new Map<string, string>();
    while (new Set(seen.values()).size < 2) {
      const { build = '', set, response } = await visit();
      expect(set[0]).toMatch(/^bucket=[0-9a-f]{16}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
      expect(response.headers.get('cache-control')).toBe('private, no-cache');
      seen.set(set[0]?.split(';')[0] ?? '', build);
    }
    for (const [cookie, build] of seen) {
      const again = await visit('/', cookie);
      expect([again.build, again.set, again.boot.release]).toEqual([build, [], await release(cookie)]);
    }
    const { db } = app.services;
    const { updatedAt } = await db.remoteRelease.findFirstOrThrow();
    const ended = (since: Date) => db.$transaction((tx) => takeBack(tx, { ...move(), build: next, since }));
    expect(await ended(new Date(updatedAt.getTime() - 1))).toBe(false);
    expect(await ended(updatedAt)).toBe(true);
    for (const cookie of seen.keys())
      await expect.poll(async () => (await visit('/', cookie)).build, { timeout: 45_000 }).toBe(stable);
    expect(await ended(updatedAt)).toBe(false);
  });
});

describe('a preview', () => {
  const link = () => {
    const until = new Date(clock.now().getTime() + 600_000);
    const address = app.services.remotes.previewLinks.addressOf(
      { remote: 'mf-public', build: next, until },
      '/faq',
    );
    return address.slice(new URL(address).origin.length);
  };

  it('shows a build to who opens its link, says so, and leaves the address', async () => {
    const { response, set } = await visit(link());
    expect([response.status, new URL(response.headers.get('location') ?? '').pathname]).toEqual([
      303,
      '/faq',
    ]);
    const { search, hash } = new URL(response.headers.get('location') ?? '');
    expect([search, hash]).toEqual(['', '#preview']);
    expect(set[0]).toContain('HttpOnly');
    // Of the browser's session: nothing says how long it is kept.
    expect(set[0]).not.toMatch(/expires|max-age/i);
    const cookie = set[0]?.split(';')[0] ?? '';
    const shown = await visit('/', cookie);
    expect([shown.build, shown.boot.preview]).toMatchObject([next, { remote: 'mf-public', build: next }]);
    expect(shown.response.headers.get('cache-control')).toBe('no-store');
    expect(shown.boot.release).toBe(await release(cookie));
    expect((await visit()).build).toBe(stable);
    clock.advance(700_000);
    expect(await visit('/', cookie)).toMatchObject({ build: stable, boot: { preview: null } });
  });

  it.each(['/?preview=', '/?preview=x.y', '//evil.example/?preview=x', '/\\evil.example?preview=x'])(
    'of nothing ends what there was: %s',
    async (path) => {
      const { response, set } = await visit(path);
      const { origin, hash } = new URL(response.headers.get('location') ?? '');
      expect([origin, hash]).toEqual([app.config.publicUrl.origin, '']);
      expect(set[0]).toMatch(/^preview=; Max-Age=0/);
    },
  );

  it('can not be made up', async () => {
    const forged = link().replace(/\.[\w-]{43}/, `.${'A'.repeat(43)}`);
    expect((await visit(forged)).set[0]).toMatch(/^preview=;/);
  });
});
