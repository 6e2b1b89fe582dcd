import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../config/index.ts';

/** Of `total` resolved theories somebody answered, `hits` were right. */
export interface Score {
  readonly hits: number;
  readonly total: number;
}

const TOKEN = /^(\d{1,4})-(\d{1,4})-([0-9a-f]{16})$/;

const signature = ({ secrets }: Config, { hits, total }: Score) =>
  createHmac('sha256', secrets.hashKey).update(`fio score ${hits} ${total}`).digest('hex').slice(0, 16);

/**
 * Counts that only we can vouch for, as a part of an address. It names nobody: everyone with the same counts has the
 * same token.
 */
export const scoreToken = (config: Config, score: Score): string =>
  `${score.hits}-${score.total}-${signature(config, score)}`;

/** The counts of a token of ours; null for any other text. */
export function scoreOfToken(config: Config, token: string): Score | null {
  const [, hits, total, signed] = TOKEN.exec(token) ?? [];
  if (signed === undefined) return null;
  const score = { hits: Number(hits), total: Number(total) };
  return timingSafeEqual(Buffer.from(signed), Buffer.from(signature(config, score))) ? score : null;
}
