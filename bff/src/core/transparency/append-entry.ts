import { entryText, type BindingEvent } from '@fio/domain';
import { AUDIT_LOCK } from '../audit/record-action.ts';
import type { Transaction } from '../database/prisma.ts';

/**
 * Adds an entry to the transparency log, in the transaction of the event it tells of: both are there afterwards, or
 * neither. A trigger numbers it and grows the tree. From here to the commit other transactions with an entry or an action
 * wait, so call it late. It takes the audit's turn before the log's own: whoever tells both, in whatever order and however
 * often, comes by the two locks in one order, and two such never wait for each other.
 */
export async function appendEntry(tx: Transaction, event: BindingEvent, at: Date): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${AUDIT_LOCK}::bigint)`;
  await tx.$executeRaw`INSERT INTO transparency_entries (entry) VALUES (${entryText(event, at)})`;
}
