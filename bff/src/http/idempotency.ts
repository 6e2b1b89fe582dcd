import { createHash } from 'node:crypto';
import { canonicalJson, type JsonValue } from '@fio/domain';
import type { Transaction } from '../core/database/prisma.ts';
import type { Answer, Attempt } from '../core/request/attempt.ts';
import { Prisma, type PrismaClient } from '../generated/prisma/client.ts';
import { invalidField } from '../core/errors.ts';

/** What a refusal of a key calls it: by its header. */
const HEADER = 'Idempotency-Key';

/** A key is a promise of its own caller's making; anything but a UUID is a mistake. */
export function assertKey(key: string): void {
  if (!/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(key)) throw invalidField(HEADER, 'uuid');
}

/** What a key stands for. */
export const requestHash = (input: unknown) =>
  createHash('sha256')
    .update(canonicalJson(JSON.parse(JSON.stringify(input)) as JsonValue))
    .digest();

/** Takes the key (the lock is for those who won't wait: claim-keys.sql), or waits for whoever holds it and reports what they left. Null: it is ours. */
async function claim(tx: Transaction, { scope, key, input }: Attempt): Promise<Answer | null> {
  const hash = requestHash(input);
  const taken = await tx.$executeRaw`
    INSERT INTO idempotency_keys (scope, key, request_hash)
    SELECT ${scope}, ${key}, ${hash}
    FROM (SELECT pg_advisory_xact_lock(hashtextextended('key ' || ${scope}::text || ' ' || ${key}::text, 0))) AS lock
    ON CONFLICT DO NOTHING`;
  if (taken === 1) return null;
  const kept = await tx.idempotencyKey.findUniqueOrThrow({ where: { scope_key: { scope, key } } });
  if (!hash.equals(kept.requestHash)) throw invalidField(HEADER, 'key_reused', 'IDEMPOTENCY_KEY_REUSED');
  return { status: kept.status ?? 200, body: kept.response as JsonValue, replayed: true };
}

/**
 * One effect and the same answer however often `attempt` is made. The key is claimed, the effect done and the answer
 * kept in one transaction: a repetition at the same time waits on the key's row and then reads the answer; a crash
 * or a refusal takes the claim back with the effect, so no key is ever poisoned. Holds for what `work` does through
 * the transaction it is given. Refusals are not kept: nothing happened. See docs/decisions/api.md.
 */
export async function once(
  db: PrismaClient,
  attempt: Attempt,
  work: (tx: Transaction) => Promise<Answer>,
): Promise<Answer> {
  assertKey(attempt.key);
  return db.$transaction(async (tx) => {
    const known = await claim(tx, attempt);
    if (known) return known;
    const answer = await work(tx);
    const { scope, key } = attempt;
    await tx.idempotencyKey.update({
      where: { scope_key: { scope, key } },
      data: { status: answer.status, response: answer.body ?? Prisma.JsonNull },
    });
    return answer;
  });
}
