import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { docsAssets } from './assets.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const read = async (path: string, headers: Record<string, string> = {}) => {
  const response = await app.fetch(path, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

it('speaks the language of the address, else of the reader’s choice, else of their browser', async () => {
  const asked = [
    ['/api/docs?language=en', { cookie: 'language=pt' }],
    ['/api/docs', { cookie: 'language=en', 'accept-language': 'pt-BR' }],
    ['/api/docs/guides/start', { 'accept-language': 'en-GB' }],
    ['/api/docs/guides/start', {}],
    ['/api/docs?language=xx', {}],
  ] as const;
  const pages = await Promise.all(asked.map(([path, headers]) => read(path, headers)));
  expect(pages.map(({ text }) => /<html lang="([\w-]+)"/.exec(text)?.[1])).toEqual([
    'en',
    'en',
    'en',
    'pt-BR',
    'pt-BR',
  ]);
  expect(pages.map(({ headers }) => headers.get('content-language'))).toEqual([
    'en',
    'en',
    'en',
    'pt-BR',
    'pt-BR',
  ]);
  expect(pages[0]?.headers.get('vary')).toContain('Accept-Language, Cookie');
});

it('has a page for what there is, and 404 for the rest', async () => {
  const there = [
    '/guides/start',
    '/guides/errors',
    '/reference/theories',
    '/reference/schemas',
    '/errors',
    '/office',
    '/office/faq',
    '/office/nothing',
    '/entries.json',
  ];
  const nothing = [
    '/guides/nothing',
    '/reference/adminFaq',
    '/reference/constructor',
    '/guides/../../x',
    '/nothing',
  ];
  for (const path of there) expect([path, (await read(`/api/docs${path}`)).status]).toEqual([path, 200]);
  for (const path of nothing) expect([path, (await read(`/api/docs${path}`)).status]).toEqual([path, 404]);
  // The same words whether the back office has it or not.
  const [known, unknown] = [await read('/api/docs/office/faq'), await read('/api/docs/office/nothing')];
  expect(known.text).toBe(unknown.text);
});

it('is asked again and answered in a line, its files never while they are the same', async () => {
  const first = await read('/api/docs');
  expect(first.headers.get('cache-control')).toBe('no-cache');
  const again = await read('/api/docs', { 'if-none-match': first.headers.get('etag') ?? '' });
  expect([again.status, again.text]).toEqual([304, '']);
  for (const [name, { version, type }] of Object.entries(docsAssets)) {
    const [own, other] = [await read(`/api/${name}?v=${version}`), await read(`/api/${name}?v=x`)];
    expect([own.status, own.headers.get('content-type')]).toEqual([200, type]);
    expect(own.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(other.headers.get('cache-control')).toBe('no-cache');
  }
});
