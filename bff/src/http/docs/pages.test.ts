import { ERROR_STATUS, PROBLEM_TYPE, type Language } from '@fio/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { docsContext } from '../../../test/docs-context.ts';
import { everyEndpoint } from '../openapi/document.ts';
import type { DocumentPart } from '../openapi/security-schemes.ts';
import { DOCS, EVENTS, SCHEMAS, areaAddress, guideAddress } from './addresses.ts';
import { docsAssets } from './assets.ts';
import type { DocsContext } from './docs-context.ts';
import { closedOffice, officePage } from './office-pages.ts';
import { docsPages } from './pages.ts';
import { areasOf } from './reference/area-page.ts';
import { openEntries, referenceEntries } from './search-entries.ts';

/** Every page of everybody's by its address. */
function openPages(context: DocsContext): Map<string, string> {
  const names: Readonly<Record<string, readonly string[]>> = {
    '/guides/:name': context.guides.map(({ name }) => name),
    '/reference/:name': [...areasOf('user').keys(), SCHEMAS],
    '/errors/:name': Object.keys(ERROR_STATUS),
  };
  return new Map(
    docsPages.flatMap(([place, page]) =>
      (names[place] ?? ['']).map((name): [string, string] => {
        return [DOCS + place.replace(':name', name), page(context, name) ?? ''];
      }),
    ),
  );
}

const officePages = (context: DocsContext) =>
  new Map(
    [undefined, ...areasOf('admin').keys(), EVENTS, SCHEMAS].map((area): [string, string] => {
      const address = area === undefined ? `${DOCS}/office` : areaAddress('admin', area);
      return [address, officePage(area, context) ?? ''];
    }),
  );

const idsOf = (html: string) => new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
const linksOf = (html: string) => [...html.matchAll(/ href="([^"]+)"/g)].map(([, href = '']) => href);
const ELSEWHERE = /^(?:https:\/\/|\?language=|\/api\/(?:openapi\.json$|docs\.(?:css|woff2)\?v=))/;

describe.each(['pt', 'en'] as const)('the documentation (%s)', (language: Language) => {
  const context = docsContext(language);
  let open: Map<string, string>;
  let office: Map<string, string>;
  beforeAll(() => {
    open = openPages(context);
    office = officePages(context);
  });
  const htmlOf = (part: DocumentPart) => (part === 'user' ? open : office);

  it('has a page for each area, with every operation once, and the back office’s on pages of its own', () => {
    for (const { area, name, endpoint } of everyEndpoint) {
      const html = htmlOf(endpoint.strategy).get(areaAddress(endpoint.strategy, area)) ?? '';
      expect(html.split(`<section class="operation" id="${area}.${name}"`)).toHaveLength(2);
      expect(html).toContain(`/api${endpoint.path.replace(/:(\w+)/g, '{$1}')}</code>`);
    }
    // What is told to everybody of the back office are the guides'.
    const others = [...open].filter(([address]) => !address.startsWith(`${DOCS}/guides/`));
    for (const [, html] of others) expect(html).not.toContain('/api/admin');
    for (const html of open.values()) expect(html).not.toContain('__Host-fio-binding');
    expect(office.get(`${DOCS}/office`)).toContain('__Host-fio-binding');
    expect(officePage('nothing', context)).toBeNull();
    expect(closedOffice(context)).toContain('https://equipe.example/admin/login');
  });

  it('has nothing in its pages that runs or paints but our own script and style', () => {
    const script =
      /<script type="module" src="\/api\/docs\.js\?v=[\w-]+" integrity="sha384-[^"]+" crossorigin="anonymous"><\/script>/;
    for (const html of [...open.values(), ...office.values()])
      expect(html.replace(script, '')).not.toMatch(/<script|<style| style=| on\w+="|javascript:/);
  });

  it('leads nowhere that isn’t there', () => {
    const pages = new Map([...open, ...office]);
    const ids = new Map([...pages].map(([address, html]) => [address, idsOf(html)]));
    const lost = [...pages].flatMap(([address, html]) =>
      linksOf(html)
        .filter((href) => !ELSEWHERE.test(href))
        .filter((href) => {
          const [path = '', place] = href.split('#');
          const there = ids.get(path === '' ? address : path);
          return !there || (place !== undefined && place !== '' && !there.has(place));
        })
        .map((href) => `${address}: ${href}`),
    );
    expect([...new Set(lost)]).toEqual([]);
  });

  it('shows each type that a body may have, and asks for a file where one is sent', () => {
    for (const part of ['user', 'admin'] as const) {
      const html = [...htmlOf(part).values()].join('');
      const types = new Set<string>();
      JSON.stringify(context.documents[part].paths, (key, value: unknown) => {
        if (key === 'content') Object.keys(value as object).forEach((type) => types.add(type));
        return value;
      });
      types.delete(PROBLEM_TYPE);
      for (const type of types) expect(html).toContain(`<p class="what"><code>${type}</code>`);
    }
    expect(office.get(areaAddress('admin', 'saleImports'))).toContain('type="file"');
  });

  it('finds every guide, operation, schema and code', () => {
    const entries = openEntries(context);
    const pages = new Map([...open, ...office]);
    for (const { address } of [...entries, ...referenceEntries('admin', context)]) {
      const [path = '', place = ''] = address.split('#');
      expect([address, place === '' || idsOf(pages.get(path) ?? '').has(place)]).toEqual([address, true]);
      expect(pages.has(path)).toBe(true);
    }
    const kinds = new Set(entries.map(({ kind }) => kind));
    expect([...kinds].toSorted()).toEqual(['error', 'guide', 'operation', 'schema']);
    expect(entries.map(({ address }) => address)).toContain(guideAddress('start'));
    const create = referenceEntries('admin', context).find(({ words }) => words.startsWith('createSale '));
    const published = referenceEntries('admin', context).find(({ title }) => title === 'theory.published');
    expect(published?.words.split(' ')).toEqual(expect.arrayContaining(['timestamp', 'slug', 'link']));
    expect(create?.words.split(' ')).toEqual(expect.arrayContaining(['key', 'value', 'cpf', 'problem']));
    expect(JSON.stringify(entries.filter(({ kind }) => kind !== 'guide'))).not.toContain('/admin/');
  });
});

it('gives its script, style and letters an address of their own bytes', () => {
  const versions = Object.values(docsAssets).map(({ version }) => version);
  expect(new Set(versions).size).toBe(versions.length);
  expect(docsAssets['docs.css'].bytes.toString()).toContain(
    `/api/docs.woff2?v=${docsAssets['docs.woff2'].version}`,
  );
});
