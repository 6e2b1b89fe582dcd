import { entryText, type BindingEvent } from '@fio/domain';
import type { Transaction } from '../database/prisma.ts';

/**
 * Adds an entry to the transparency log, in the transaction of the event it tells of: both are there afterwards, or
 * neither. A trigger numbers it and grows the tree. From here to the commit other transactions with an entry wait, so call
 * it late; before `recordAction`, which holds what still more wait for.
 */
export async function appendEntry(tx: Transaction, event: BindingEvent, at: Date): Promise<void> {
  await tx.$executeRaw`INSERT INTO transparency_entries (entry) VALUES (${entryText(event, at)})`;
}
