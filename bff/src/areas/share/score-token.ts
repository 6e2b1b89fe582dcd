import type { Config } from '../../core/config/index.ts';
import { KeyedHash } from '../../core/secrets/KeyedHash.ts';

/** Of `total` resolved theories somebody answered, `hits` were right. */
export interface Score {
  readonly hits: number;
  readonly total: number;
}

const TOKEN = /^(\d{1,4})-(\d{1,4})-([0-9a-f]{16})$/;

const BYTES = 8;

const hashOf = ({ secrets }: Config) => new KeyedHash(secrets.hashKeys, null);
const textOf = ({ hits, total }: Score) => `fio score ${hits} ${total}`;

/**
 * Counts that only we can vouch for, as a part of an address. It names nobody: everyone with the same counts has the
 * same token.
 */
export const scoreToken = (config: Config, score: Score): string =>
  `${score.hits}-${score.total}-${hashOf(config).make(textOf(score)).toString('hex', 0, BYTES)}`;

/** The counts of a token of ours; null for any other text. */
export function scoreOfToken(config: Config, token: string): Score | null {
  const [, hits, total, signed] = TOKEN.exec(token) ?? [];
  if (signed === undefined) return null;
  const score = { hits: Number(hits), total: Number(total) };
  return hashOf(config).matches(Buffer.from(signed, 'hex'), textOf(score)) ? score : null;
}
