import { describe, expect, it } from 'vitest';
import type { DevRemote } from '../dev-remote.ts';
import { bootDocument } from '@fio/contracts/documents/boot';
import { bareBoot } from '@fio/contracts/testing/bare-boot';
import { takeOverPage } from './take-over-page.ts';

const integrity = { 'remoteEntry.js': 'sha384-AAAA' };
const entryOf = (id: string, basePath: string) => ({
  id,
  version: '1.0.0',
  build: '0'.repeat(16),
  base: `/mf/${id}/${'0'.repeat(16)}/`,
  entry: 'remoteEntry.js',
  integrity,
  styles: [],
  shellApi: '^1.0.0',
  basePaths: [basePath],
  widgets: [],
});
const menuOf = (id: string, order: number) => ({
  id,
  section: 'promotion' as const,
  title: { pt: id, en: id },
  icon: 'shows',
  href: `/admin/${id}`,
  order,
});

const logout = { ...menuOf('logout', 9), href: undefined, action: 'logout' as const };

const { campaign } = bareBoot();
const boot = bareBoot({
  side: 'admin',
  status: 404,
  campaign: { ...campaign, name: '</script>' },
  menu: [menuOf('shows', 1), menuOf('logs', 3), logout],
  remotes: [entryOf('mf-shows', '/admin/shows'), entryOf('mf-logs', '/admin/logs')],
  release: 'before',
});
const json = JSON.stringify(boot).replaceAll('<', '\\u003c');

const html = `<head><link rel="stylesheet" href="/assets/shell.1.css"><link rel="icon" href="/icon.svg">
<link rel="preload" as="script" href="/mf/mf-shows/${'0'.repeat(16)}/remoteEntry.js">
<script defer src="/assets/first.1.js"></script>
<script type="application/json" id="boot">${json}</script></head><body><div id="root"><p>drawn</p></div></body>`;

const remote: DevRemote = {
  side: 'admin',
  menu: [menuOf('casts', 2), logout],
  entry: {
    ...entryOf('mf-shows', '/admin/shows'),
    base: '/mf/mf-shows/abc/',
    basePaths: ['/admin/shows', '/admin/casts'],
  },
};
const own = {
  template:
    '<head><link href="/assets/dev.css" rel="stylesheet"><script defer src="/assets/first.dev.js"></script></head>',
  remotes: [remote],
  builds: [{ id: 'mf-shows', server: 'here', hash: 'abc' }],
};

const taken = (path: string, with_ = own) => takeOverPage(html, path, with_) ?? '';
const bootOf = (page: string) => bootDocument.parse(JSON.parse(/id="boot">([^<]*)</.exec(page)?.[1] ?? ''));

describe('takeOverPage', () => {
  it('has the code of this machine, and none of the running shell', () => {
    const page = taken('/admin/shows');
    expect(page).not.toMatch(/shell\.1\.css|first\.1\.js|mf\/mf-shows\/0|drawn/);
    expect(page).toContain('href="/icon.svg"');
    const scripts = [...page.matchAll(/<script defer src="([^"]+)"/g)].map(([, src]) => src);
    expect(scripts).toEqual(['/__dev/page.js', '/assets/first.dev.js']);
    expect(page).toContain(`data-builds='[{"id":"mf-shows","server":"here","hash":"abc"}]'`);
  });

  it('has the remote in the place of the live one, and its menu', () => {
    const { remotes, menu } = bootOf(taken('/admin/shows'));
    expect(remotes.map(({ id, base }) => `${id} ${base}`)).toEqual([
      `mf-logs /mf/mf-logs/${'0'.repeat(16)}/`,
      'mf-shows /mf/mf-shows/abc/',
    ]);
    expect(menu.map(({ id }) => id)).toEqual(['casts', 'logs', 'logout']);
  });

  it('has several in the places of the live ones, and the same page of all', () => {
    const logs = { ...remote, menu: [menuOf('logs', 4)] };
    const entry = { ...entryOf('mf-logs', '/admin/logs'), base: '/mf/mf-logs/def/' };
    const { remotes, menu } = bootOf(taken('/admin/logs', { ...own, remotes: [remote, { ...logs, entry }] }));
    expect(remotes.map(({ base }) => base)).toEqual(['/mf/mf-shows/abc/', '/mf/mf-logs/def/']);
    expect(menu.map(({ id, order }) => `${id} ${order}`)).toEqual(['casts 2', 'logs 4', 'logout 9']);
  });

  it('knows a page that the running shell does not know yet', () => {
    expect(bootOf(taken('/admin/casts/new')).status).toBe(200);
    expect(bootOf(taken('/admin/nowhere')).status).toBe(404);
  });

  it('leaves the other side, and what is no page, as they are', () => {
    const elsewhere = { ...own, remotes: [{ ...remote, side: 'public' as const }] };
    expect(bootOf(taken('/admin/shows', elsewhere)).remotes).toHaveLength(2);
    expect(takeOverPage('<p>API</p>', '/api/docs', own)).toBeNull();
  });

  it('keeps what stands in the boot document from ending its element', () => {
    expect(bootOf(taken('/admin/shows')).campaign.name).toBe('</script>');
  });
});
