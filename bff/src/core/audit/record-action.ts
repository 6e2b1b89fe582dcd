import type { AuditedName } from '@fio/contracts/admin/record-pages';
import { GENESIS_HASH, chainHash, type JsonValue } from '@fio/domain';
import { Prisma } from '../../generated/prisma/client.ts';
import type { Actor } from '../actor.ts';
import type { Transaction } from '../database/prisma.ts';
import { chainedRow } from './chained-row.ts';
import { snapshot } from './snapshot.ts';

/** Any number that nothing else in the product locks. */
export const AUDIT_LOCK = 7_270_022;

export interface ActionEntry {
  readonly actor: Actor;
  readonly at: Date;
  /** What was acted on. */
  readonly resource: AuditedName;
  readonly recordId: string | null;
  readonly action: string;
  /** What the record is called, for a reader of the list. */
  readonly summary: string;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly reason?: string | null;
}

const column = (value: JsonValue) => (value === null ? Prisma.DbNull : (value as Prisma.InputJsonValue));

/**
 * Adds one link to the audit's chain, in the transaction of the change it tells of. The links are put on one by one:
 * from here to the commit other transactions wait here, so call it last.
 */
export async function recordAction(tx: Transaction, entry: ActionEntry): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${AUDIT_LOCK}::bigint)`;
  const last = await tx.action.findFirst({ orderBy: { id: 'desc' }, select: { hash: true } });
  const { id: actorId, name: actorName, type: actorType, ip, userAgent, requestId } = entry.actor;
  const { at, resource, recordId, action, summary } = entry;
  const row = {
    at,
    actorId,
    actorName,
    actorType,
    ip,
    userAgent,
    requestId,
    resource,
    recordId,
    action,
    summary,
  };
  const reason = entry.reason ?? null;
  const before = snapshot(entry.before);
  const after = snapshot(entry.after);
  const previousHash = last?.hash ?? GENESIS_HASH;
  const hash = await chainHash(previousHash, chainedRow({ ...row, reason, before, after }));
  await tx.action.create({
    data: { ...row, reason, before: column(before), after: column(after), previousHash, hash },
  });
}
