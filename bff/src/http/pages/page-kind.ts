import type { RemotesSnapshot, Side } from '../../core/remotes/snapshot.ts';
import type { FindPage, FoundPage } from './registry.ts';

/** What a path is before any data is read. */
export type PageKind =
  | { readonly kind: 'public'; readonly found: FoundPage }
  | { readonly kind: 'admin' | 'unknown' };

const within = (path: string, base: string) => base === '/' || path === base || path.startsWith(`${base}/`);

export const sideOf = (path: string): Side => (within(path, '/admin') ? 'admin' : 'public');

/** The longest base path of a live remote that the path lies in, with its remote. */
export function remoteOf({ entries }: RemotesSnapshot, path: string) {
  return entries[sideOf(path)]
    .flatMap((entry) => entry.basePaths.map((base) => ({ entry, base })))
    .filter(({ base }) => within(path, base))
    .sort((a, b) => b.base.length - a.base.length)[0]?.entry;
}

/** What the page at `path` (without query, without a slash at the end) is. */
export function pageKind(find: FindPage, path: string, snapshot: RemotesSnapshot): PageKind {
  if (path === '/admin') return { kind: 'admin' };
  if (sideOf(path) === 'admin') return { kind: remoteOf(snapshot, path) ? 'admin' : 'unknown' };
  const found = find(path);
  return found ? { kind: 'public', found } : { kind: 'unknown' };
}
