import type { Transaction } from '../../../core/database/prisma.ts';

/** As long as a transaction over the readers of one dispatch may take: of ten million people. In milliseconds. */
export const LONGEST = 10 * 60_000;

/** Lets the statements of this transaction take as long; any other is ended by the database after half a minute. */
export const allowLong = (tx: Transaction) => tx.$executeRaw`SET LOCAL statement_timeout = '10min'`;
