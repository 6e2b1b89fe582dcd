import type { Quota } from '../core/limits/Quota.ts';

/**
 * Where a caller stands, as draft-ietf-httpapi-ratelimit-headers has it: so many requests in so many seconds, so many of them
 * left, and in so many seconds there will be more.
 */
export const quotaHeaders = ({ name, points, seconds, remaining, resetsIn }: Quota): string[] => [
  'RateLimit-Policy',
  `"${name}";q=${points};w=${seconds}`,
  'RateLimit',
  `"${name}";r=${remaining};t=${resetsIn}`,
];
