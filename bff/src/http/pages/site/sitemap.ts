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

/** Whether an address is one of the page at `pattern`, such as `/teoria/:slug`. */
const isOf = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path);

/** Every page search engines may keep: those with an address of their own, then what `content` has of the others. */
export function sitemap(publicUrl: URL, pages: readonly Page[], content: readonly SiteAddress[]): string {
  const changed = ({ shows = [] }: Page) =>
    latest(
      content
        .filter(({ path }) => shows.some((pattern) => isOf(pattern, path)))
        .map(({ changedAt }) => changedAt),
    );
  const own = pages.filter(({ path, visibility }) => visibility === 'listed' && !path.includes(':'));
  const addresses = [...own.map((page) => ({ path: page.path, changedAt: changed(page) })), ...content];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => entry(publicUrl, address)),
    '</urlset>',
    '',
  ].join('\n');
}
