import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { SHELL_API, type MenuEntry, type RemoteManifest } from '@fio/contracts';
import type { Infrastructure } from '../src/core/infrastructure.ts';
import { bringAlong } from '../src/core/remotes/bring-along.ts';
import { hashOf } from '../src/core/remotes/build-files.ts';

const digest = (hash: string, text: string) => `${hash}-${createHash(hash).update(text).digest('base64')}`;
const sha384 = (text: string) => digest('sha384', text);
/** A container that asks for no piece without its integrity, as the bundler's. */
const entryFor = (pieces: readonly string[]) =>
  ['globalThis.mf_shows = 1;\n', ...pieces.map((text) => `// ${digest('sha256', text)}\n`)].join('');

/** An entry of the back office's menu. */
export const someEntry = (changes: Partial<MenuEntry> = {}): MenuEntry => ({
  id: 'shows',
  section: 'promotion',
  title: { pt: 'Séries', en: 'Series' },
  icon: 'shows',
  href: '/admin/shows',
  permission: 'shows',
  order: 10,
  ...changes,
});

/** What a remote of the back office says of itself; of no files. */
export const someManifest = (changes: Partial<RemoteManifest> = {}): RemoteManifest => ({
  id: 'mf-shows',
  version: '1.0.0',
  build: '0'.repeat(16),
  hash: '',
  owner: 'Time das Séries',
  side: 'admin',
  entry: 'remoteEntry.js',
  integrity: {},
  styles: [],
  requires: { shellApi: `^${SHELL_API}` },
  builtAgainst: { shellApi: SHELL_API, shared: { react: '19.3.1' } },
  exposes: ['./routes'],
  widgets: [],
  basePaths: ['/admin/shows'],
  menu: [someEntry()],
  destinations: [],
  routes: [],
  permissions: ['shows'],
  languages: ['pt', 'en'],
  ...changes,
});

export interface SomeBuild {
  readonly manifest?: Partial<RemoteManifest>;
  /** Beside remoteEntry.js; the manifest vouches for those that are scripts and styles. */
  readonly files?: Readonly<Record<string, string>>;
}

/** A remote's `dist` in a temporary folder, right in itself unless the manifest's changes say otherwise. */
export function makeBuild({ manifest = {}, files = {} }: SomeBuild = {}): {
  dist: string;
  manifest: RemoteManifest;
} {
  const dist = mkdtempSync(join(tmpdir(), 'fio-remote-'));
  const all = { 'remoteEntry.js': entryFor(Object.values(files)), ...files };
  const signed = Object.entries(all).filter(([name]) => /\.(js|css)$/.test(name));
  const told = someManifest({
    integrity: Object.fromEntries(signed.map(([name, text]) => [name, sha384(text)])),
    styles: signed.map(([name]) => name).filter((name) => name.endsWith('.css')),
    ...manifest,
  });
  const bytes = new Map(Object.entries(all).map(([name, text]) => [name, Buffer.from(text)]));
  const hash = hashOf(bytes, JSON.stringify(told));
  const whole = { ...told, hash, build: hash.slice(0, 16), ...manifest };
  for (const [name, text] of Object.entries({ ...all, 'remote.json': JSON.stringify(whole) })) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), text);
  }
  return { dist, manifest: whole };
}

/** Publishes and promotes a build, as a start does with that of its checkout. */
export async function goLive(
  services: Infrastructure,
  build: SomeBuild = {},
  origin?: URL,
): Promise<RemoteManifest> {
  const { dist, manifest } = makeBuild(build);
  await bringAlong(services, dist, { reason: 'test', origin });
  services.remotes.registry.refresh();
  return manifest;
}
