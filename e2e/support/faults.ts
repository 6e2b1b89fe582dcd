import { createHash } from 'node:crypto';
import type { Page, Request, Route } from '@playwright/test';

/** A remote whose page is reached by a link, from a page that isn't its own. */
export interface Faulty {
  readonly id: string;
  readonly from: string;
  readonly link: string;
  /** The path behind the link, and the heading that shows that it opened. */
  readonly path: string;
  readonly heading: string;
}

/** Ends a fault. */
export type Lift = () => Promise<void>;

/** A way for a remote to fail, put in place before the page is opened. */
export interface Fault {
  readonly name: string;
  /** What the loader must call it. A style that only one page of the remote needs is a piece of that page. */
  readonly kinds: readonly string[];
  readonly inject: (page: Page, remote: Faulty) => Promise<Lift>;
}

type Handle = (route: Route) => Promise<void>;

async function during(page: Page, files: string, handle: Handle): Promise<Lift> {
  await page.route(files, handle);
  return () => page.unroute(files, handle);
}

const entryOf = (id: string) => `**/mf/${id}/*/remoteEntry.js*`;
const onEntry =
  (handle: Handle): Fault['inject'] =>
  (page, { id }) =>
    during(page, entryOf(id), handle);

const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/**
 * Another container in the place of the real one, and no integrity that would keep it out: the page accepts both, so
 * that lifting the fault is serving the real one again.
 */
const instead =
  (make: (real: string, remote: Faulty) => string): Fault['inject'] =>
  async (page, remote) => {
    let text = '';
    await page.route(
      // The second where a chunk is missing: there the page is loaded anew.
      ({ pathname }) => pathname === remote.from || pathname === remote.path,
      async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        const [base = ''] = new RegExp(`/mf/${remote.id}/[0-9a-f]{16}/`).exec(html) ?? [];
        const real = await (await page.request.get(`${base}remoteEntry.js`)).text();
        text = make(real, remote);
        await route.fulfill({
          response,
          body: html.replaceAll(sha384(real), `${sha384(real)} ${sha384(text)}`),
        });
      },
    );
    return during(page, entryOf(remote.id), (route) =>
      route.fulfill({ contentType: 'text/javascript', body: text }),
    );
  };

/** A container with one page; `route` is what else is said of it. */
const withPage = ({ id, path }: Faulty, route: string) => `
globalThis.${id.replaceAll('-', '_')} = {
  init: () => undefined,
  get: () => Promise.resolve(() => ({ default: { id: '${id}', routes: [{ path: '${path}', ${route} }] } })),
};`;

/** When it is drawn. */
const THROWING = `Component: () => { throw new Error('in render'); }`;

/** A remote whose page names a guard that doesn't exist. */
export const unguarded = instead((_real, remote) =>
  withPage(remote, `handle: { access: 'inventado' }, element: 'for nobody'`),
);

/**
 * The host's own chunks missing, from when the remote is asked for. The visitors' side begins with all that their remote
 * needs of them at first: there it is that one.
 */
const withoutShared: Fault['inject'] = (page, { id }) => {
  let asked = false;
  /** What the shell itself begins with, which it needs after a reload too. */
  const begun = new Set<string>();
  const isVisitors = () => !new URL(page.url()).pathname.startsWith('/admin');
  page.on('request', (request: Request) => (asked ||= request.url().includes(`/mf/${id}/`)));
  return during(page, '**/assets/*.js', (route) => {
    const address = route.request().url();
    if ((asked && !begun.has(address)) || (isVisitors() && address.includes('/assets/public.')))
      return route.fulfill({ status: 404, body: '' });
    begun.add(address);
    return route.fallback();
  });
};

/** Never answers: the page has a clock of its own then, which the test moves on. */
export const HANG = 'an entry that hangs';

export const STYLE_GONE: Fault = {
  name: 'a style that is gone (404)',
  kinds: ['not-found', 'chunk'],
  inject: (page, { id }) =>
    during(page, `**/mf/${id}/*/*.css*`, (route) => route.fulfill({ status: 404, body: '' })),
};

export const FAULTS: readonly Fault[] = [
  {
    name: 'a name that is not resolved',
    kinds: ['offline'],
    inject: onEntry((route) => route.abort('namenotresolved')),
  },
  {
    name: 'an entry that is gone (404)',
    kinds: ['not-found'],
    inject: onEntry((route) => route.fulfill({ status: 404, body: 'Not found' })),
  },
  {
    name: 'a server that fails (500)',
    kinds: ['not-found'],
    inject: onEntry((route) => route.fulfill({ status: 500, body: 'Error' })),
  },
  {
    name: 'a page of HTML in its place (200)',
    kinds: ['integrity'],
    inject: onEntry((route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })),
  },
  { name: HANG, kinds: ['timeout'], inject: onEntry(() => new Promise(() => undefined)) },
  {
    name: 'a script cut short',
    kinds: ['integrity'],
    inject: onEntry(async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).slice(0, 9000) });
    }),
  },
  {
    name: 'a script altered on its way',
    kinds: ['integrity'],
    inject: onEntry(async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\n;globalThis.altered = true` });
    }),
  },
  {
    name: 'a throw on start',
    kinds: ['execution'],
    inject: instead(() => `throw new Error('on start');`),
  },
  {
    name: 'a throw in render',
    kinds: ['render'],
    inject: instead((_real, remote) => withPage(remote, THROWING)),
  },
  {
    name: 'an expose that is missing',
    kinds: ['contract'],
    inject: instead((real) => real.replace('"./routes":()=>', '"./nothing":()=>')),
  },
  STYLE_GONE,
  { name: 'a shared chunk that is gone (404)', kinds: ['chunk'], inject: withoutShared },
];

const pieces =
  (extension: string): Fault['inject'] =>
  (page, { id }) =>
    during(page, `**/mf/${id}/*/*.${extension}`, async (route) => {
      if (route.request().url().includes('remoteEntry')) return route.fallback();
      const response = await route.fetch();
      return route.fulfill({ response, body: `${await response.text()}\n/* altered */` });
    });

/** What is refused below the entry, whose code asks for it. */
export const REFUSED: readonly Fault[] = [
  { name: 'a chunk altered on its way', kinds: ['chunk'], inject: pieces('js') },
  { name: "a chunk's style altered on its way", kinds: ['chunk'], inject: pieces('css') },
  {
    name: 'chunks without integrity',
    kinds: ['chunk'],
    inject: instead((real) => real.replace(/\.sriHashes=\{[^}]*\}/, '.sriHashes={}')),
  },
];
