import type { RemoteManifest } from '@fio/contracts/documents/manifest';
import { expect, it } from 'vitest';
import { type BuildFile, compareFiles } from './compare-files.ts';
import { compareManifests } from './compare-manifests.ts';

const file = (name: string, content = name): BuildFile => ({
  name,
  integrity: `sha384-${content}`,
  size: content.length,
  gzip: content.length,
});
const names = (from: BuildFile[], to: BuildFile[]) =>
  compareFiles(from, to).map((change) => [change.name, change.from?.name, change.to?.name]);

it('knows a file again whose name carries the hash of its content', () => {
  const before = [file('routes.000000000001.js'), file('remoteEntry.js', 'a'), file('40.0000000000aa.js')];
  const after = [file('routes.000000000002.js'), file('remoteEntry.js', 'b'), file('40.0000000000aa.js')];
  expect(names(before, after)).toEqual([
    ['remoteEntry.js', 'remoteEntry.js', 'remoteEntry.js'],
    ['routes.js', 'routes.000000000001.js', 'routes.000000000002.js'],
  ]);
});

it('tells what is new and what is gone', () => {
  const [gone, come] = [file('7.0000000000aa.css'), file('8.0000000000bb.css')];
  expect(names([gone, file('remote.json', 'a')], [come, file('remote.json', 'b')])).toEqual([
    ['7.css', gone.name, undefined],
    ['8.css', undefined, come.name],
  ]);
});

it('tells what a manifest says otherwise, each by its name', () => {
  const manifest: RemoteManifest = {
    id: 'mf-shows',
    version: '1.0.0',
    build: '0',
    hash: '',
    owner: 'a',
    side: 'admin',
    entry: 'remoteEntry.js',
    integrity: {},
    styles: [],
    requires: { shellApi: '^1.0.0' },
    builtAgainst: { shellApi: '1.0.0', shared: { react: '19.3.1' } },
    exposes: ['./routes'],
    widgets: [],
    basePaths: ['/admin/shows'],
    routes: ['/admin/shows'],
    permissions: ['shows:list'],
    languages: ['pt', 'en'],
    destinations: [],
    menu: [{ id: 'shows', section: 'promotion', title: { pt: 'Séries', en: 'Shows' }, icon: 'tv', order: 1 }],
  };
  const [entry] = manifest.menu;
  const next: RemoteManifest = {
    ...manifest,
    build: '1',
    hash: 'f',
    integrity: { 'remoteEntry.js': 'sha384-b' },
    owner: 'b',
    permissions: ['shows:edit'],
    menu: entry ? [{ ...entry, title: { pt: 'Séries', en: 'Series' } }] : [],
  };
  expect(compareManifests(manifest, next)).toEqual([
    { path: 'menu.shows.title.en', from: 'Shows', to: 'Series' },
    { path: 'owner', from: 'a', to: 'b' },
    { path: 'permissions.shows:edit', from: undefined, to: 'yes' },
    { path: 'permissions.shows:list', from: 'yes', to: undefined },
  ]);
});
