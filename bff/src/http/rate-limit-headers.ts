import type { RateLimit } from '../core/limits/RateLimit.ts';

/** The one of which less is left: a token's own limit, or that of what it calls. */
export const tighter = (one: RateLimit | null, other: RateLimit): RateLimit =>
  one !== null && one.remaining < other.remaining ? one : other;

/**
 * Where a caller stands, as draft-ietf-httpapi-ratelimit-headers has it: so many requests in so many seconds, so many of them
 * left, and in so many seconds there will be more.
 */
export const rateLimitHeaders = ({ name, points, seconds, remaining, resetsIn }: RateLimit): string[] => [
  'RateLimit-Policy',
  `"${name}";q=${points};w=${seconds}`,
  'RateLimit',
  `"${name}";r=${remaining};t=${resetsIn}`,
];
