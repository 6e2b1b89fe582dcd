import type { Prisma } from '../../generated/prisma/client.ts';

/** What an interactive transaction hands to its function. */
export type Transaction = Prisma.TransactionClient;
