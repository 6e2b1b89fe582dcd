import type { Transaction } from '../../core/database/prisma.ts';
import type { Run } from './LuckyNumbers.ts';

/** Statements in somebody's transaction; the statement's name is of no use there. */
export const runIn =
  (tx: Transaction): Run =>
  (_name, text, values) =>
    tx.$queryRawUnsafe(text, ...values);
