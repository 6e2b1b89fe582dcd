import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call } from '../../../test/call.ts';
import { createPoll } from '../../../test/content.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { AGEGATE: 'true', PUBLIC_URL: 'https://fio.example' } });
});
afterAll(() => app.close());

it('tells nothing of a theory in other sites while the age gate stands, whatever cookie is sent', async () => {
  const { slug, title } = await createPoll(app.services.db);
  await expect.poll(() => app.services.content.theory(slug), { timeout: 45_000 }).not.toBeNull();
  const response = await app.fetch(`/embed/teoria/${slug}`, { headers: { cookie: 'agegate=1' } });
  const html = await response.text();
  expect([response.status, html.includes(title)]).toEqual([200, false]);
  expect(html).toContain('Para ver esta teoria é preciso confirmar a idade no site.');
  expect(html).toContain(`href="https://fio.example/teoria/${slug}?utm_medium=widget"`);
  expect((await app.fetch(`/embed/teoria/${slug}.json`)).status).toBe(404);
  const url = encodeURIComponent(`https://fio.example/teoria/${slug}`);
  expect((await call(app, 'GET', `/oembed?url=${url}`)).status).toBe(404);
});
