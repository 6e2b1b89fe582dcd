import type { OembedAnswer } from '@fio/contracts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call } from '../../../test/call.ts';
import { createPoll, createShow } from '../../../test/content.ts';

const ORIGIN = 'https://fio.example';
let app: TestApp;
let slug: string;
beforeAll(async () => {
  app = await createTestApp({ env: { PUBLIC_URL: ORIGIN } });
  const show = await createShow(app.services.db, { slug: 'sal-na-lanterna' });
  ({ slug } = await createPoll(app.services.db, { showId: show.id, title: 'Quem disse "oi" & <saiu>?' }));
  await vi.waitUntil(() => app.services.content.theory(slug), { timeout: 45_000 });
});
afterAll(() => app.close());

const ask = (query: Record<string, string>) =>
  call<OembedAnswer>(app, 'GET', `/oembed?${new URLSearchParams(query).toString()}`);
const page = () => `${ORIGIN}/teoria/${slug}`;

describe('oEmbed', () => {
  it('says how a theory is shown, by the address of its page', async () => {
    const { status, body } = await ask({ url: page(), format: 'json', discover: 'true' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      version: '1.0',
      type: 'rich',
      title: 'Quem disse "oi" & <saiu>?',
      author_url: `${ORIGIN}/sal-na-lanterna`,
      provider_url: `${ORIGIN}/`,
      width: 600,
      height: 420,
      thumbnail_width: 1200,
    });
    expect(body.html).toContain(`src="${ORIGIN}/embed/teoria/${slug}"`);
    expect(body.html).toContain('title="Quem disse &quot;oi&quot; &amp; &lt;saiu&gt;?"');
    expect((await app.fetch(new URL(body.thumbnail_url ?? '').pathname)).status).toBe(200);
  });

  it('never takes more room than it was given, and keeps the looks that were asked for', async () => {
    const { body } = await ask({ url: `${page()}?tema=escuro`, maxwidth: '320', maxheight: '200' });
    expect([body.width, body.height, 'thumbnail_url' in body]).toEqual([320, 200, false]);
    expect(body.html).toContain(`/embed/teoria/${slug}?tema=escuro"`);
  });

  it('is XML where that is asked for', async () => {
    const response = await app.fetch(
      `/api/oembed?${new URLSearchParams({ url: page(), format: 'xml' }).toString()}`,
    );
    expect(response.headers.get('content-type')).toBe('text/xml; charset=utf-8');
    const xml = await response.text();
    expect(xml).toContain('<title>Quem disse &quot;oi&quot; &amp; &lt;saiu&gt;?</title>');
    expect(xml).toContain('&lt;iframe src=');
  });

  it('knows no other format, and no other address', async () => {
    expect(await ask({ url: page(), format: 'yaml' })).toMatchObject({
      status: 501,
      body: { code: 'FORMAT_UNSUPPORTED' },
    });
    for (const url of [`${ORIGIN}/`, `${ORIGIN}/teoria/nao-existe`, `https://outro.example/teoria/${slug}`])
      expect((await ask({ url })).status).toBe(404);
    expect((await ask({})).status).toBe(422);
    expect((await ask({ url: page(), maxwidth: '-1' })).status).toBe(422);
  });
});
