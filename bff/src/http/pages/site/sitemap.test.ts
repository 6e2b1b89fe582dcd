import { expect, it } from 'vitest';
import { areas } from '../../../areas/index.ts';
import { page } from '../page.ts';
import { sitemap } from './sitemap.ts';

const pages = areas.flatMap(({ definition }) => definition.pages ?? []);
const address = (path: string, day: number) => ({ path, changedAt: new Date(Date.UTC(2026, 0, day)) });
const CONTENT = [
  address('/a-serie', 2),
  address('/teoria/a-teoria', 3),
  address('/regulamentos/os-termos', 5),
  address('/ganhadores/o-sorteio', 4),
];
const changes = (xml: string) =>
  Object.fromEntries(
    [...xml.matchAll(/<loc>https:\/\/fio\.example(.*?)<\/loc>(?:\s*<lastmod>2026-01-0(\d))?/g)].map(
      ([, path = '', day]) => [path, day === undefined ? null : Number(day)],
    ),
  );

it('has each page as new as the newest of what it shows', () => {
  expect(changes(sitemap(new URL('https://fio.example'), pages, CONTENT))).toEqual({
    '/': 3,
    '/a-serie': 2,
    '/conferir': null,
    '/faq': null,
    '/ganhadores': 4,
    '/ganhadores/o-sorteio': 4,
    '/premios': 4,
    '/ranking': 3,
    '/register': null,
    '/regulamentos': 5,
    '/regulamentos/os-termos': 5,
    '/teoria': 3,
    '/teoria/a-teoria': 3,
  });
});

it('knows of no page that is not listed', () => {
  const hidden = page({ path: '/perfil', visibility: 'hidden', shows: ['/:slug'] });
  expect(changes(sitemap(new URL('https://fio.example'), [hidden], []))).toEqual({});
});

it('names as shown only pages that there are', () => {
  const paths = pages.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(pages.flatMap(({ shows = [] }) => shows)));
});
