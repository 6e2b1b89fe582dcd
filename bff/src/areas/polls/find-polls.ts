import { holdingWords, whereAll } from '../../core/crud/source.ts';
import type { PrismaClient } from '../../core/database/prisma.ts';
import { Prisma } from '../../generated/prisma/client.ts';

/** The theories in whose question, answers or series each word of a text is found, by their ids; seen by the public or not. */
export async function findPolls(db: PrismaClient, text: string): Promise<ReadonlySet<string>> {
  const where = whereAll(holdingWords(Prisma.sql`search`, text));
  const found = await db.$queryRaw<{ id: string }[]>`SELECT id FROM polls ${where}`;
  return new Set(found.map(({ id }) => id));
}
