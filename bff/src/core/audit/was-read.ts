import type { Transaction } from '../database/prisma.ts';

interface Reading {
  readonly told: { readonly resource: string; readonly recordId: string; readonly action: string };
  readonly actorId: string | null;
  readonly since: Date;
  /** Of the page or address it was read on. */
  readonly path: string;
}

/** Whether the audit has it already that somebody read a record there: what is asked for again is one reading. */
export async function wasRead(db: Transaction, { told, actorId, since, path }: Reading): Promise<boolean> {
  const where = { ...told, actorId, at: { gte: since }, after: { path: ['path'], equals: path } };
  return (await db.action.findFirst({ where, select: { id: true } })) !== null;
}
