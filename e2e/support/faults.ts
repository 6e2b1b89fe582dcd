import { createHash } from 'node:crypto';
import type { Page, Request } from '@playwright/test';
import { alterAnswers, answerInstead, type Lift, type Reply } from './intercept.ts';

/** A remote whose page is reached by a link, from a page that isn't its own. */
export interface Faulty {
  readonly id: string;
  readonly from: string;
  readonly link: string;
  /** The path behind the link, and the heading that shows that it opened. */
  readonly path: string;
  readonly heading: string;
}

/** A way for a remote to fail, put in place before the page is opened. */
export interface Fault {
  readonly name: string;
  /** What the loader must call it. A style that only one page of the remote needs is a piece of that page. */
  readonly kinds: readonly string[];
  readonly inject: (page: Page, remote: Faulty) => Promise<Lift>;
}

const GONE: Reply = { status: 404, body: '' };

const entryOf = (id: string) => `*/mf/${id}/*/remoteEntry.js*`;
const entryIs =
  (reply: Reply): Fault['inject'] =>
  (page, { id }) =>
    answerInstead(page, entryOf(id), () => reply);
const entryWith =
  (alter: (text: string) => string): Fault['inject'] =>
  (page, { id }) =>
    alterAnswers(page, { urlPattern: entryOf(id) }, alter);

const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/**
 * Another container in the place of the real one, and no integrity that would keep it out: the page accepts both, so
 * that lifting the fault is serving the real one again.
 */
const instead =
  (make: (real: string, remote: Faulty) => string): Fault['inject'] =>
  async (page, remote) => {
    let text = '';
    await alterAnswers(page, { urlPattern: '*', resourceType: 'Document' }, async (html, url) => {
      const { pathname } = new URL(url);
      // The second where a chunk is missing: there the page is loaded anew.
      if (pathname !== remote.from && pathname !== remote.path) return null;
      const [base = ''] = new RegExp(`/mf/${remote.id}/[0-9a-f]{16}/`).exec(html) ?? [];
      const real = await (await page.request.get(`${base}remoteEntry.js`)).text();
      text = make(real, remote);
      return html.replaceAll(sha384(real), `${sha384(real)} ${sha384(text)}`);
    });
    return answerInstead(page, entryOf(remote.id), () => ({ contentType: 'text/javascript', body: text }));
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
  return answerInstead(page, '*/assets/*.js', (address) => {
    if ((asked && !begun.has(address)) || (isVisitors() && address.includes('/assets/public.'))) return GONE;
    begun.add(address);
    return null;
  });
};

/** Never answers: the page has a clock of its own then, which the test moves on. */
export const HANG = 'an entry that hangs';

export const STYLE_GONE: Fault = {
  name: 'a style that is gone (404)',
  kinds: ['not-found', 'chunk'],
  inject: (page, { id }) => answerInstead(page, `*/mf/${id}/*/*.css*`, () => GONE),
};

export const FAULTS: readonly Fault[] = [
  {
    name: 'a name that is not resolved',
    kinds: ['offline'],
    inject: entryIs('unresolved'),
  },
  {
    name: 'an entry that is gone (404)',
    kinds: ['not-found'],
    inject: entryIs({ status: 404, body: 'Not found' }),
  },
  {
    name: 'a server that fails (500)',
    kinds: ['not-found'],
    inject: entryIs({ status: 500, body: 'Error' }),
  },
  {
    name: 'a page of HTML in its place (200)',
    kinds: ['integrity'],
    inject: entryIs({ contentType: 'text/html', body: '<!doctype html>' }),
  },
  { name: HANG, kinds: ['timeout'], inject: entryIs('never') },
  {
    name: 'a script cut short',
    kinds: ['integrity'],
    inject: entryWith((text) => text.slice(0, 9000)),
  },
  {
    name: 'a script altered on its way',
    kinds: ['integrity'],
    inject: entryWith((text) => `${text}\n;globalThis.altered = true`),
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
    alterAnswers(page, { urlPattern: `*/mf/${id}/*/*.${extension}` }, (text, url) =>
      url.includes('remoteEntry') ? null : `${text}\n/* altered */`,
    );

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
