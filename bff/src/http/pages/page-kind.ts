import { isReservedSlug, isSlug } from '@fio/domain';
import type { RemotesSnapshot, Side } from '../../remotes/registry.ts';
import type { PageWord } from './words.pt.ts';

/** What a path is before any data is read. */
export type PageKind =
  | { readonly kind: 'home' }
  | { readonly kind: 'show'; readonly slug: string }
  /** A page of ours without first data. `secret`: its address carries a token. */
  | { readonly kind: 'plain'; readonly word: PageWord; readonly secret?: true }
  | { readonly kind: 'admin' }
  | { readonly kind: 'unknown' };

/** Pages of this release. Reserved words without one here are pages of a later release: not found until then. */
const PLAIN = new Set(['login', 'register', 'forgot', 'reset', 'perfil', 'agegate'] as const);
type Plain = typeof PLAIN extends Set<infer Name> ? Name : never;
const isPlain = (word: string): word is Plain => (PLAIN as ReadonlySet<string>).has(word);

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
export function pageKind(path: string, snapshot: RemotesSnapshot): PageKind {
  if (path === '/') return { kind: 'home' };
  if (path === '/admin') return { kind: 'admin' };
  if (sideOf(path) === 'admin') return { kind: remoteOf(snapshot, path) ? 'admin' : 'unknown' };
  const [first = '', second, ...rest] = path.slice(1).split('/');
  if (first === 'reset' && second !== undefined && rest.length === 0) {
    return { kind: 'plain', word: 'reset', secret: true };
  }
  if (second !== undefined) return { kind: 'unknown' };
  if (isPlain(first)) return { kind: 'plain', word: first };
  return isSlug(first) && !isReservedSlug(first) ? { kind: 'show', slug: first } : { kind: 'unknown' };
}
