import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const read = (...path: string[]) => readFileSync(join(import.meta.dirname, ...path));

/** A file of the pages, which may be kept for ever under the address that has its version. */
export interface DocsAsset {
  readonly type: string;
  readonly bytes: Buffer;
  /** Of these bytes. */
  readonly version: string;
  /** As `integrity` has it: our pages run no script without (Integrity-Policy). */
  readonly integrity: string;
}

function asset(type: string, bytes: Buffer): DocsAsset {
  const hash = createHash('sha384').update(bytes).digest('base64');
  const version = createHash('sha256').update(bytes).digest('base64url').slice(0, 12);
  return { type, bytes, version, integrity: `sha384-${hash}` };
}

/** The office's last: where a browser keeps nothing for us it throws, and the others are there. */
const SCRIPTS = ['page', 'search', 'try', 'office'];

/** One module of all, each in a scope of its own: written for browsers, checked by their JSDoc types, served as they are. */
const scripts = SCRIPTS.map((name) => `{\n${read('browser', `${name}.js`).toString()}}\n`).join('');

/** Of titles alone: text is in the reader's own letters, which are there at once. */
const FONT = '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff2';
const font = asset('font/woff2', readFileSync(createRequire(import.meta.url).resolve(FONT)));
const addressOf = (name: string, { version }: DocsAsset) => `/api/${name}?v=${version}`;
const style = read('docs.css').toString().replace('/api/docs.woff2', addressOf('docs.woff2', font));

export const docsAssets = {
  'docs.css': asset('text/css; charset=utf-8', Buffer.from(style)),
  'docs.js': asset('text/javascript; charset=utf-8', Buffer.from(scripts)),
  'docs.woff2': font,
} as const satisfies Record<string, DocsAsset>;
export type DocsAssetName = keyof typeof docsAssets;

/** Where pages ask for it. */
export const assetAddress = (name: DocsAssetName): string => addressOf(name, docsAssets[name]);
