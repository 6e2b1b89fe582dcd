import type { Prisma, PrismaClient } from '../../generated/prisma/client.ts';

export type { PrismaClient };

/** What an interactive transaction hands to its function. */
export type Transaction = Prisma.TransactionClient;
