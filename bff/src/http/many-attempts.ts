import { readFileSync } from 'node:fs';
import type { Ask } from '../core/database/in-snapshot.ts';
import type { Answer, Attempt } from '../core/request/attempt.ts';
import { requestHash } from './idempotency.ts';

const sql = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const CLAIM = sql('./claim-keys.sql');
const KEEP = sql('./keep-answers.sql');
const LEAVE = sql('./leave-keys.sql');

const named = ({ scope, key }: Pick<Attempt, 'scope' | 'key'>) => `${scope} ${key}`;

/**
 * What `once` does for one attempt, for many that share a transaction. Whoever takes part in it takes the keys before any other
 * lock, as `once` does. Those that are its own are answered; the others' callers find out in a transaction of their own.
 */
export async function claimKeys(run: Ask, attempts: readonly Attempt[]): Promise<ReadonlySet<Attempt>> {
  if (attempts.length === 0) return new Set();
  const rows = attempts.map(({ scope, key, input }) => ({
    scope,
    key,
    hash: requestHash(input).toString('hex'),
  }));
  const taken = await run<{ scope: string; key: string }>('claim-keys', CLAIM, [JSON.stringify(rows)]);
  const own = new Set(taken.map(named));
  return new Set(attempts.filter((attempt) => own.has(named(attempt))));
}

/** Keeps what was answered, in the transaction that did it. */
export async function keepAnswers(
  run: Ask,
  answered: readonly (readonly [Attempt, Answer])[],
): Promise<void> {
  const rows = answered.map(([{ scope, key }, answer]) => ({ scope, key, ...answer }));
  if (rows.length > 0) await run('keep-answers', KEEP, [JSON.stringify(rows)]);
}

/** Gives keys back that this transaction took, for those that are none of its business after all. */
export async function leaveKeys(run: Ask, attempts: readonly Attempt[]): Promise<void> {
  const rows = attempts.map(({ scope, key }) => ({ scope, key }));
  if (rows.length > 0) await run('leave-keys', LEAVE, [JSON.stringify(rows)]);
}
