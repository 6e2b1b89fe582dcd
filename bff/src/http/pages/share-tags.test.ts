import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { createPoll, createShow } from '../../../test/content.ts';
import { scoreToken } from '../../areas/share/score-token.ts';

const HTML = `<!doctype html>
<html lang="pt-BR"><head><!--head--><script type="application/json" id="boot">__BOOT__</script></head><body><noscript><!--contact--></noscript><div id="root"><!--first-view--></div></body></html>`;
const shell = mkdtempSync(join(tmpdir(), 'fio-shell-'));
writeFileSync(join(shell, 'index.html'), HTML);

let app: TestApp;
let theory: string;
let series: string;
beforeAll(async () => {
  app = await createTestApp({ shell, env: { PUBLIC_URL: 'https://fio.example' } });
  const show = await createShow(app.services.db, { title: 'Sal "&" Lanterna' });
  series = `/${show.slug}`;
  theory = `/teoria/${(await createPoll(app.services.db, { showId: show.id })).slug}`;
  await vi.waitUntil(async () => (await app.fetch(theory)).status === 200, { timeout: 45_000 });
});
afterAll(async () => {
  await app.close();
  rmSync(shell, { recursive: true, force: true });
});

/** What networks read of a page. */
async function tags(path: string) {
  const html = await (await app.fetch(path)).text();
  const of = (name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(html)?.[1] ?? '';
  const canonical = /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1];
  return {
    image: of('og:image'),
    alt: of('og:image:alt'),
    url: of('og:url'),
    text: of('description'),
    canonical,
  };
}

const pathOf = (address: string) => new URL(address).pathname;

describe('what networks show of a link', () => {
  it('is the image that there is', async () => {
    for (const path of ['/', series, theory, `${theory}?resposta=sim`, '/teoria', '/register']) {
      const { image, alt } = await tags(path);
      expect(image.startsWith('https://fio.example/share/pt/')).toBe(true);
      expect(alt).toMatch(/\S/);
      const response = await app.fetch(pathOf(image), { redirect: 'manual' });
      expect([path, response.status]).toEqual([path, 200]);
      const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect([width, height]).toEqual([1200, 630]);
    }
  });

  it("is the sharer's answer, also where the address is read once more", async () => {
    const [bare, yes, no] = [
      await tags(theory),
      await tags(`${theory}?resposta=sim&utm_source=x`),
      await tags(`${theory}?resposta=nao`),
    ];
    expect(new Set([bare.image, yes.image, no.image]).size).toBe(3);
    expect(yes.url).toBe(`https://fio.example${theory}?resposta=sim`);
    expect(yes.canonical).toBe(`https://fio.example${theory}`);
    expect(yes.alt).toBe('Sal &quot;&amp;&quot; Lanterna: O farol está vivo? Sim');
    expect(yes.text).toContain('respondeu “Sim”');
    expect(bare.text).not.toContain('respondeu');
  });

  it.each(['talvez', '', '3', '%00', 'sim%20'])(
    'is the theory alone for the answer %j, which is none',
    async (answer) => {
      const [bare, other] = [await tags(theory), await tags(`${theory}?resposta=${answer}`)];
      expect(other.image).toBe(bare.image);
      expect(other.canonical).toBe(bare.canonical);
    },
  );

  it('is the score that we vouch for, and no other', async () => {
    const token = scoreToken(app.config, { hits: 7, total: 10 });
    const { image, url, text, canonical } = await tags(`/teoria?acertos=${token}`);
    expect(pathOf(image)).toContain(`/share/pt/acertos/${token}/`);
    expect([url, canonical]).toEqual([
      `https://fio.example/teoria?acertos=${token}`,
      'https://fio.example/teoria',
    ]);
    expect(text).toContain('quem enviou este link: 7 de 10.');
    const forged = await tags(`/teoria?acertos=${token.replace('7-', '9-')}`);
    expect([forged.image, forged.url]).toEqual([(await tags('/teoria')).image, 'https://fio.example/teoria']);
  });
});

describe('where other sites ask how to show a page', () => {
  it('is said by a theory’s page alone, and answers', async () => {
    for (const path of ['/', series, '/teoria'])
      expect(await (await app.fetch(path)).text()).not.toContain('oembed');
    const html = await (await app.fetch(`${theory}?resposta=sim`)).text();
    for (const type of ['application/json+oembed', 'text/xml+oembed']) {
      const link = new RegExp(`<link rel="alternate" type="${RegExp.escape(type)}" href="([^"]+)"`).exec(
        html,
      )?.[1];
      const { pathname, search } = new URL((link ?? '').replaceAll('&amp;', '&'));
      const answer = await app.fetch(pathname + search);
      expect([type, answer.status]).toEqual([type, 200]);
      expect(await answer.text()).toContain('/embed/teoria/');
    }
  });
});
