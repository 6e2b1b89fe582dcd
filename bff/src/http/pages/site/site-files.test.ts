import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { createPoll, createShow } from '../../../../test/content.ts';
import { createRegulation } from '../../../../test/regulations.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { PUBLIC_URL: 'https://fio.example' } });
});
afterAll(() => app.close());

const text = async (path: string, headers: Record<string, string> = {}) =>
  (await app.fetch(path, { headers })).text();

describe('the site map', () => {
  it('lists what may be found with its last change, and nothing else', async () => {
    const { db } = app.services;
    const show = await createShow(db, { slug: 'a-serie' });
    const terms = await createRegulation(app.services, 'terms', { slug: 'os-termos' });
    const poll = await createPoll(db, { showId: show.id, slug: 'a-teoria' });
    await createPoll(db, { showId: show.id, slug: 'so-depois', state: 'draft' });
    await createShow(db, { slug: 'rascunho', state: 'draft' });
    const day = new Date('2026-02-07T00:00:00Z');
    const dates = { periodFrom: day, periodTo: day, lotteryDate: day, title: 'Sorteio' };
    await db.draw.create({ data: { ...dates, slug: 'o-sorteio', state: 'scheduled' } });
    await db.draw.create({ data: { ...dates, slug: 'ainda-nao', state: 'draft' } });
    await expect.poll(() => text('/sitemap.xml')).toContain('https://fio.example/a-serie<');
    const xml = await text('/sitemap.xml');
    const addresses = [...xml.matchAll(/<loc>https:\/\/fio\.example(.*?)<\/loc>/g)].map(([, path]) => path);
    expect(addresses.toSorted()).toEqual([
      '/',
      '/a-serie',
      '/conferir',
      '/faq',
      '/ganhadores',
      '/ganhadores/o-sorteio',
      '/ganhadores/o-sorteio/ao-vivo',
      '/premios',
      '/ranking',
      '/register',
      '/regulamentos',
      '/regulamentos/os-termos',
      '/teoria',
      '/teoria/a-teoria',
    ]);
    const since = terms.publishedAt?.toISOString();
    for (const path of ['/regulamentos', '/regulamentos/os-termos'])
      expect(xml).toContain(`fio.example${path}</loc>\n    <lastmod>${since}</lastmod>`);
    expect(xml).toContain(`/teoria/a-teoria</loc>\n    <lastmod>${poll.updatedAt.toISOString()}</lastmod>`);
  });
});

describe('robots.txt', () => {
  it('leads to the site map and away from the back office', async () => {
    const lines = (await text('/robots.txt')).split('\n');
    expect(lines).toContain('Disallow: /admin');
    expect(lines).toContain('Sitemap: https://fio.example/sitemap.xml');
  });
});

describe('the web manifest', () => {
  it('speaks the visitor’s language', async () => {
    expect(JSON.parse(await text('/manifest.webmanifest'))).toMatchObject({ lang: 'pt-BR', start_url: '/' });
    const english = await text('/manifest.webmanifest', { 'accept-language': 'en' });
    expect(JSON.parse(english)).toMatchObject({ lang: 'en' });
  });

  it('names icons that are there in the size it says', async () => {
    const { icons } = JSON.parse(await text('/manifest.webmanifest')) as {
      icons: { src: string; sizes: string; type: string }[];
    };
    for (const { src, sizes, type } of icons) {
      const response = await app.fetch(src);
      expect([response.status, response.headers.get('content-type')?.split(';')[0]]).toEqual([200, type]);
      if (sizes === 'any') continue;
      const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    expect(icons).toHaveLength(4);
  });
});

describe('a file of the site', () => {
  it.each(['/icon.svg', '/favicon.ico', '/apple-touch-icon.png', '/robots.txt'])(
    '%s is answered by 304 to who has it',
    async (path) => {
      const tag = (await app.fetch(path)).headers.get('etag') ?? '';
      expect((await app.fetch(path, { headers: { 'if-none-match': tag } })).status).toBe(304);
    },
  );
});
