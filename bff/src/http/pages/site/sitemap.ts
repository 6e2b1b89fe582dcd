import { escapeHtml } from '../escape.ts';
import type { Page } from '../page.ts';

/** An address with the moment its content last changed, where that is known. */
export interface SiteAddress {
  readonly path: string;
  readonly changedAt: Date | null;
}

const entry = (publicUrl: URL, { path, changedAt }: SiteAddress) =>
  [
    '  <url>',
    `    <loc>${escapeHtml(new URL(path, publicUrl).href)}</loc>`,
    ...(changedAt ? [`    <lastmod>${changedAt.toISOString()}</lastmod>`] : []),
    '  </url>',
  ].join('\n');

const latest = (moments: readonly (Date | null)[]): Date | null =>
  moments.reduce((last, one) => (one && (!last || one > last) ? one : last), null);

const DOCUMENT = /^\/regulamentos\//;
const DRAW = /^\/ganhadores\//;
const isContent = (path: string) => !DOCUMENT.test(path) && !DRAW.test(path);

/** Pages as new as the newest thing on them, and what is on them. */
const COLLECTIONS: Readonly<Record<string, (path: string) => boolean>> = {
  '/': isContent,
  '/teoria': isContent,
  '/regulamentos': (path) => DOCUMENT.test(path),
  '/ganhadores': (path) => DRAW.test(path),
};

/** Every page search engines may keep: those with an address of their own, then what `content` has of the others. */
export function sitemap(publicUrl: URL, pages: readonly Page[], content: readonly SiteAddress[]): string {
  const changed = (page: string) =>
    latest(content.map(({ path, changedAt }) => (COLLECTIONS[page]?.(path) ? changedAt : null)));
  const own = pages.filter(({ path, visibility }) => visibility === 'listed' && !path.includes(':'));
  const addresses = [...own.map(({ path }) => ({ path, changedAt: changed(path) })), ...content];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => entry(publicUrl, address)),
    '</urlset>',
    '',
  ].join('\n');
}
