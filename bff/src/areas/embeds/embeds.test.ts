import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { castVote, createPoll, createShow } from '../../../test/content.ts';
import { createVisitor } from '../../../test/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { PUBLIC_URL: 'https://fio.example' } });
});
afterAll(() => app.close());

/** A theory once the public can read it. */
async function theory(changes?: Parameters<typeof createPoll>[1]) {
  const poll = await createPoll(app.services.db, changes);
  await expect.poll(() => app.services.content.theory(poll.slug), { timeout: 45_000 }).not.toBeNull();
  return poll;
}

const read = async (path: string, init?: RequestInit) => {
  const response = await app.fetch(path, { redirect: 'manual', ...init });
  return { response, status: response.status, html: await response.text() };
};
const policyOf = ({ headers }: Response) => headers.get('content-security-policy')?.split('; ') ?? [];

describe('a theory for other sites', () => {
  it('is a page that anyone may frame, and that may do nothing but show itself', async () => {
    const { slug } = await theory();
    const { response, status, html } = await read(`/embed/teoria/${slug}`);
    expect(status).toBe(200);
    const policy = policyOf(response);
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        'frame-ancestors *',
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ]),
    );
    expect(policy.join()).not.toMatch(/unsafe|frame-src|http/);
    expect(response.headers.has('x-frame-options')).toBe(false);
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(html).toContain('<html lang="pt-BR">');
    expect(html).toContain('<link rel="canonical" href="https://fio.example/teoria/');
    expect(html).toMatch(
      /<a class="go" href="[^"]*\?utm_medium=widget" target="_blank" rel="noopener noreferrer">/,
    );
  });

  it('knows no session and leaves nothing behind, whatever the browser sends', async () => {
    const { slug } = await theory();
    const plain = await read(`/embed/teoria/${slug}`);
    const headers = {
      cookie: 'language=en; fio-session=x',
      authorization: 'Bearer x',
      'accept-language': 'en',
    };
    const { response, html } = await read(`/embed/teoria/${slug}`, { headers });
    expect(html).toBe(plain.html);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
  });

  it('is kept on the way for seconds, and asked for again by its tag', async () => {
    const { slug } = await theory();
    const { response } = await read(`/embed/teoria/${slug}`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=10, stale-while-revalidate=30');
    const headers = { 'if-none-match': response.headers.get('etag') ?? '' };
    expect(await read(`/embed/teoria/${slug}`, { headers })).toMatchObject({ status: 304, html: '' });
    expect(await read(`/embed/teoria/${slug}`, { method: 'HEAD' })).toMatchObject({ status: 200, html: '' });
    expect((await read(`/embed/teoria/${slug}`, { method: 'POST' })).status).toBe(404);
  });

  it('escapes what staff and other sites write', async () => {
    const show = await createShow(app.services.db, { title: 'A "série" <b>' });
    const { slug } = await theory({
      showId: show.id,
      title: 'Quem disse <script>alert(1)</script> & "sumiu"?',
    });
    const { html } = await read(`/embed/teoria/${slug}?cor=%22%3E%3Cscript%3E&tema=%3C/style%3E&idioma=%22`);
    expect(html).toContain('Quem disse &lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;sumiu&quot;?');
    expect(html).not.toMatch(/<b>|<script>alert|"><script>|<\/style>.*<\/style>/);
  });

  it('is in the language, the theme and the colour that its address says, or in ours', async () => {
    const { slug } = await theory({ closesAt: new Date('2999-12-11T02:59:00Z') });
    const { html, response } = await read(`/embed/teoria/${slug}?idioma=en&tema=escuro&cor=ffaa00`);
    expect(html).toContain('Vote on the site');
    expect(html).toContain('Open until 10 Dec 2999 23:59');
    expect(html).toContain('--surface:#15101f;--accent:#ffaa00;--on-accent:#000000');
    expect(html).not.toContain('prefers-color-scheme');
    expect(response.headers.get('content-language')).toBe('en');
    const pale = await read(`/embed/teoria/${slug}?tema=claro&cor=ffffee`);
    expect(pale.html).toContain('--surface:#ffffff;--accent:#6d28d9');
    expect(policyOf(pale.response)).not.toEqual(policyOf(response));
  });
});

describe('the figures', () => {
  const figures = async (slug: string) => {
    const { response, status, html } = await read(`/embed/teoria/${slug}.json`);
    expect([status, response.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    return JSON.parse(html) as { revision: string; total: string; shares: number[] };
  };

  it('of answers are told to nobody while votes are taken; how many votes there are is', async () => {
    const poll = await theory();
    for (const place of [0, 0, 1])
      await castVote(app.services.db, poll, place, await createVisitor(app.services));
    await expect.poll(async () => (await figures(poll.slug)).total, { timeout: 45_000 }).toBe('3 votos');
    expect((await figures(poll.slug)).shares).toEqual([]);
    const { html } = await read(`/embed/teoria/${poll.slug}`);
    expect(html).toContain('Votar no site');
    expect(html).not.toMatch(/<progress|67%/);
    expect(html).toContain(`data-revision="${(await figures(poll.slug)).revision}"`);
  });

  it('are shown once nobody can vote any more, with what happened', async () => {
    const poll = await theory();
    await castVote(app.services.db, poll, 0, await createVisitor(app.services));
    const before = (await figures(poll.slug)).revision;
    const data = {
      state: 'resolved',
      correctOptionId: poll.options[0]?.id ?? null,
      stamp: 'confirmed',
      note: 'Episódio 8.',
      resolvedAt: new Date(),
    };
    await app.services.db.poll.update({ where: { id: poll.id }, data });
    await expect.poll(async () => (await figures(poll.slug)).shares, { timeout: 45_000 }).toEqual([100, 0]);
    expect((await figures(poll.slug)).revision).not.toBe(before);
    const { html } = await read(`/embed/teoria/${poll.slug}`);
    for (const words of ['Confirmada', 'Aconteceu. A resposta: Sim.', 'Episódio 8.', '100%', 'Ver no site'])
      expect(html).toContain(words);
    // It moves no more: nobody asks for it.
    expect(html).not.toContain('data-figures');
  });

  it('stand by their votes, and nobody was right about what never happened', async () => {
    const labels = ['O vento', 'A pipa preta', 'Caíque'];
    const options = { create: labels.map((label, position) => ({ label, position })) };
    const poll = await theory({ type: 'multiple', options });
    for (const place of [2, 2, 1])
      await castVote(app.services.db, poll, place, await createVisitor(app.services));
    await app.services.db.poll.update({ where: { id: poll.id }, data: { state: 'closed' } });
    await expect
      .poll(async () => (await figures(poll.slug)).shares, { timeout: 45_000 })
      .toEqual([67, 33, 0]);
    const counted = await read(`/embed/teoria/${poll.slug}`);
    expect(labels.toSorted((one, other) => counted.html.indexOf(one) - counted.html.indexOf(other))).toEqual([
      'Caíque',
      'A pipa preta',
      'O vento',
    ]);
    const correctOptionId = poll.options[0]?.id ?? null;
    const resolved = { state: 'resolved', correctOptionId, note: 'Ventou.', resolvedAt: new Date() };
    const data = { ...resolved, stamp: 'invented' };
    await app.services.db.poll.update({ where: { id: poll.id }, data });
    await expect
      .poll(async () => (await figures(poll.slug)).shares, { timeout: 45_000 })
      .toEqual([0, 67, 33]);
    const { html } = await read(`/embed/teoria/${poll.slug}`);
    expect(html).toContain('Não aconteceu, mas deveria. O que a série mostrou: O vento.');
    expect(html).not.toMatch(/Resposta certa|class="right"/);
  });
});

describe('what is not there', () => {
  it.each(['nao-existe', '..%2f..%2fadmin', '%3Cscript%3E', 'A', 'x'.repeat(300)])(
    'is said in plain words in the frame, and not told back: %s',
    async (slug) => {
      const { status, html, response } = await read(`/embed/teoria/${slug}`);
      expect(status).toBe(404);
      expect(html).toContain('Esta teoria não está mais disponível.');
      expect(html).not.toContain(slug.length > 1 ? slug : 'teoria/A');
      expect(policyOf(response)).toContain('frame-ancestors *');
    },
  );

  it('is a draft, and a theory whose series is no longer published', async () => {
    const draft = await createPoll(app.services.db, { state: 'draft', opensAt: null });
    const poll = await theory();
    await app.services.db.show.update({ where: { id: poll.showId }, data: { state: 'archived' } });
    for (const { slug } of [draft, poll])
      await expect
        .poll(async () => (await read(`/embed/teoria/${slug}`)).status, { timeout: 45_000 })
        .toBe(404);
    expect((await read(`/embed/teoria/${draft.slug}.json`)).status).toBe(404);
  });

  it.each(['/embed', '/embed/', '/embed/v2.js', '/embed/serie/x', '/embed/teoria', '/embed/teoria/a/b'])(
    'may be framed by nobody: %s',
    async (path) => {
      const { status, response } = await read(path);
      expect([status, response.headers.get('x-frame-options')]).toEqual([404, 'DENY']);
    },
  );
});

describe('the script', () => {
  it('is small, of our own address, and may be loaded by any page', async () => {
    const { response, html } = await read('/embed/v1.js');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(html.length).toBeLessThan(3_000);
    expect(html).toContain("'https://fio.example'");
    expect(html).not.toContain('__ORIGIN__');
  });
});
