import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootDocument, type BootDocument } from '@fio/contracts';
import { reveal } from '@fio/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { createPoll } from '../../../test/content.ts';
import { goLive, someEntry } from '../../../test/remote-build.ts';
import { noScriptContact } from './no-script-contact.ts';

const HTML = `<!doctype html>
<html lang="pt-BR"><head><!--head--><script type="application/json" id="boot">__BOOT__</script></head><body><noscript><!--contact--></noscript><div id="root"><!--first-view--></div></body></html>`;
const TITLE = 'O </script><script>alert("1")</script> & o $& \u2028 fim';

const shell = mkdtempSync(join(tmpdir(), 'fio-shell-'));
mkdirSync(join(shell, 'assets'));
writeFileSync(join(shell, 'index.html'), HTML);

let app: TestApp;
let gated: TestApp;
beforeAll(async () => {
  app = await createTestApp({ shell });
  gated = await createTestApp({ shell, env: { AGEGATE: 'true' } });
  for (const { services } of [app, gated]) {
    const site = { id: 'mf-public', side: 'public' as const, basePaths: ['/'], menu: [] };
    await goLive(services, { manifest: site, files: { 'site.css': 'a{}' } });
    await goLive(services);
    const colors = { colorFrom: '#000000', colorTo: '#111111', colorAccent: '#222222' };
    const { id: showId } = await services.db.show.create({
      data: { slug: 'a-serie', title: TITLE, synopsis: 's', platform: 'p', state: 'published', ...colors },
    });
    await createPoll(services.db, { showId, slug: 'o-farol-esta-vivo' });
  }
});
afterAll(async () => {
  await app.close();
  await gated.close();
  rmSync(shell, { recursive: true, force: true });
});

async function page(path: string, headers: Record<string, string> = {}, from = app) {
  const response = await from.fetch(path, { headers });
  const html = await response.text();
  const json = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null';
  return { status: response.status, headers: response.headers, html, boot: JSON.parse(json) as BootDocument };
}

describe('the boot document', () => {
  it('is what the contract says, and the first data is in it', async () => {
    const { status, boot, headers } = await page('/a-serie');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(bootDocument.parse(boot)).toEqual(boot);
    expect(boot).toMatchObject({ side: 'public', language: 'pt', status: 200, menu: [] });
    expect(boot.data).toMatchObject({ 'GET /shows/a-serie': { title: TITLE } });
    expect(boot.remotes.map(({ id }) => id)).toEqual(['mf-public']);
  });

  it('gives the home page its data', async () => {
    expect((await page('/')).boot.data).toHaveProperty(['GET /home', 'shows', 0, 'slug'], 'a-serie');
  });

  it('carries the menu and the remotes of the back office there, and no data', async () => {
    const { boot, headers, status } = await page('/admin/shows/edit/1');
    expect(status).toBe(200);
    expect(boot).toMatchObject({ side: 'admin', menu: [someEntry()], data: {} });
    expect(boot.remotes.map(({ id }) => id)).toEqual(['mf-shows']);
    expect(headers.get('x-robots-tag')).toBe('noindex');
  });

  it('can not be broken out of', async () => {
    const { html } = await page('/a-serie');
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(html.match(/<\/script/g)).toHaveLength(2);
    expect(html).not.toContain('\u2028 fim"');
    expect(html).toContain('&lt;/script&gt;&lt;script&gt;alert(&quot;1&quot;)');
  });

  it('is new when a remote is published', async () => {
    const before = (await page('/admin')).boot.remotes.length;
    const manifest = { id: 'mf-later', basePaths: ['/admin/later'], menu: [] };
    await goLive(app.services, { manifest });
    expect((await page('/admin')).boot.remotes.length).toBe(before + 1);
  });
});

describe('the head', () => {
  it('names the page, its address and its picture in the language', async () => {
    const { html } = await page('/a-serie', { 'accept-language': 'en-GB,en;q=0.9' });
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(html).toContain('<link rel="canonical" href="http://localhost:3000/a-serie">');
    expect(html).toContain('<meta property="og:locale" content="en_US">');
    expect(html).toContain('Theories about ');
  });

  it('preloads the remote of the path with its integrity, and runs nothing of it', async () => {
    const { html, boot } = await page('/');
    const { base, integrity } = boot.remotes[0] as BootDocument['remotes'][number];
    for (const [file, how] of [
      ['remoteEntry.js', 'as="script" fetchpriority="low"'],
      ['site.css', 'as="style"'],
    ] as const) {
      const rest = `href="${base}${file}" integrity="${integrity[file]}" crossorigin="anonymous"`;
      expect(html).toContain(`<link rel="preload" ${how} ${rest}>`);
    }
    expect(html).not.toMatch(/<script[^>]+src/);
  });

  it.each(['/login', '/perfil', '/agegate', '/unsubscribe/abc', '/admin', '/reset/abc'])(
    'keeps %s from search engines',
    async (path) => {
      const { html, headers, status } = await page(path);
      expect([status, headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
      expect(html).toContain('<meta name="robots" content="noindex">');
    },
  );

  it.each([
    ['/', 'Fio da Meada: a plataforma oficial das teorias de lançamentos'],
    ['/faq', 'Perguntas frequentes · Fio da Meada'],
    ['/ganhadores', 'Ganhadores · Fio da Meada'],
    ['/regulamentos', 'Regulamentos · Fio da Meada'],
    ['/register', 'Criar cadastro · Fio da Meada'],
    ['/teoria', 'Teorias · Fio da Meada'],
    ['/teoria/o-farol-esta-vivo', 'O farol está vivo? · Fio da Meada'],
  ])('of %s says its title, its address and a picture, and lets search engines in', async (path, title) => {
    const { html, headers } = await page(path);
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toContain(`<meta property="og:title" content="${title}">`);
    expect(html).toContain(`<link rel="canonical" href="http://localhost:3000${path}">`);
    expect(html).toMatch(/<meta name="description" content="[^"]{50,}">/);
    expect(html).toMatch(/<meta property="og:image" content="http:\/\/localhost:3000\/[^"]+">/);
    expect(html).not.toContain('noindex');
    expect(headers.get('x-robots-tag')).toBeNull();
  });

  it('describes every page in words of its own', async () => {
    const paths = ['/', '/login', '/register', '/forgot', '/reset', '/perfil', '/agegate', '/unsubscribe'];
    const texts = await Promise.all(
      paths.map(async (path) => /name="description" content="([^"]+)"/.exec((await page(path)).html)?.[1]),
    );
    expect(texts).not.toContain(undefined);
    expect(new Set(texts).size).toBe(paths.length);
  });

  it('describes a theory to machines', async () => {
    const { html } = await page('/teoria/o-farol-esta-vivo');
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
    expect(JSON.parse(json)).toMatchObject({
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'Question', name: 'O farol está vivo?', about: { '@type': 'TVSeries', name: TITLE } },
        { '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, { position: 2 }, { position: 3 }] },
      ],
    });
  });

  it('of an address with a token names no address', async () => {
    expect((await page('/reset/abc')).html).not.toContain('canonical');
  });

  it('lets no token travel as a referrer', async () => {
    expect((await page('/reset/abc')).headers.get('referrer-policy')).toBe('no-referrer');
  });
});

describe('the status', () => {
  it.each([
    ['/', 200],
    ['/a-serie/', 200],
    ['/nao-existe', 404],
    ['/faq', 200],
    ['/teoria', 200],
    ['/teoria/o-farol-esta-vivo', 200],
    ['/teoria/x', 404],
    ['/teoria/x/y', 404],
    ['/unsubscribe', 200],
    ['/unsubscribe/a.b', 404],
    ['/avatar', 404],
    ['/a-serie/x', 404],
    ['/admin/nothing', 404],
    ['/x%00y', 404],
    ['/%E0%A4%A', 404],
    ['/wp-login.php', 404],
  ])('of %s is %i', async (path, status) => {
    const found = await page(path);
    expect(found.status).toBe(status);
    expect(found.boot.status).toBe(status);
  });

  it('is 404 for what is no GET', async () => {
    expect((await app.fetch('/', { method: 'PUT' })).status).toBe(404);
  });

  it('is the page once more for a form that was sent by the browser itself, never another site', async () => {
    const sent = await app.fetch('//elsewhere.example/x', { method: 'POST', redirect: 'manual' });
    expect(sent.status).toBe(303);
    expect(sent.headers.get('location')).toBe(`${app.config.publicUrl.origin}//elsewhere.example/x`);
  });
});

describe('a page asked for again', () => {
  it('is answered by 304 while it holds, with the time in the header', async () => {
    const first = await page('/a-serie');
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^W\/"[\w-]{22}"$/);
    const again = await app.fetch('/a-serie', { headers: { 'if-none-match': tag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('server-timing')).toMatch(/^now;dur=\d{13}$/);
    const other = await app.fetch('/a-serie', { headers: { 'if-none-match': tag, 'accept-language': 'en' } });
    expect(other.status).toBe(200);
  });

  it('is new when its content is', async () => {
    const tag = (await page('/teoria')).headers.get('etag') ?? '';
    await createPoll(app.services.db, { title: 'E agora?' });
    const status = async () => (await app.fetch('/teoria', { headers: { 'if-none-match': tag } })).status;
    await expect.poll(status, { timeout: 45_000 }).toBe(200);
  });

  it.each(['/admin', '/reset/abc', '/nao-existe'])('is kept by nobody at %s', async (path) => {
    const { headers } = await page(path);
    expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null]);
  });
});

describe('the age gate', () => {
  it('keeps what lies behind it out of the page until the visitor has passed', async () => {
    const before = await page('/a-serie', {}, gated);
    expect([before.status, before.boot.data]).toEqual([200, {}]);
    expect(before.html).not.toContain('alert(');
    const after = await page('/a-serie', { cookie: 'agegate=1' }, gated);
    expect(after.boot.data).toHaveProperty(['GET /shows/a-serie']);
    const gate = await gated.fetch('/agegate', { redirect: 'manual', headers: { cookie: 'agegate=1' } });
    expect([gate.status, gate.headers.get('location')]).toEqual([303, gated.config.publicUrl.href]);
  });
});

describe('the contacts', () => {
  it('stand rotated in the page, and as one says them where no script runs', async () => {
    const { html, boot } = await page('/');
    const { contact } = app.config.campaign;
    expect(html).toContain(`<noscript>${noScriptContact(app.config)}</noscript>`);
    expect(html).not.toContain(contact);
    expect(reveal(boot.campaign.contacts.email)).toBe(contact);
  });
});
