import type { Ask } from './in-snapshot.ts';
import type { Transaction } from './prisma.ts';

/** Statements in somebody's transaction; the statement's name is of no use there. */
export const runIn =
  (tx: Pick<Transaction, '$queryRawUnsafe'>): Ask =>
  (_name, text, values) =>
    tx.$queryRawUnsafe(text, ...values);
