const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** First path segments that the product's own pages use: no series may take one as its slug. */
export const RESERVED_SLUGS: readonly string[] = [
  'admin',
  'agegate',
  'api',
  'assets',
  'avatar',
  'calendario',
  'conferir',
  'embed',
  'faq',
  'files',
  'forgot',
  'ganhadores',
  'healthz',
  'login',
  'mf',
  'perfil',
  'premios',
  'ranking',
  'readyz',
  'register',
  'regulamentos',
  'reset',
  'share',
  'teoria',
  'unsubscribe',
];

/**
 * Lower-case ASCII words joined by hyphens: accents are dropped, all else separates words.
 * Empty when `text` holds no Latin letter or digit.
 */
export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Whether `text` is what slugify makes: words of `a-z0-9` joined by single hyphens. */
export function isSlug(text: string): boolean {
  return SLUG.test(text);
}

/** Whether `slug`, in any case, is a path of the product's own. */
export function isReservedSlug(slug: string): boolean {
  return RESERVED_SLUGS.includes(slug.toLowerCase());
}
