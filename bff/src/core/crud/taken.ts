import { Prisma } from '../../generated/prisma/client.ts';
import { invalidField } from '../../http/errors.ts';

/** What a second record of the same value is told, by the unique constraint's name in the database. */
export type UniqueFields = Readonly<Record<string, { readonly field: string; readonly problem: string }>>;

/** Prisma's "unique constraint failed"; its `meta` names the constraint in its driver's words. */
const isTaken = (error: unknown): error is Prisma.PrismaClientKnownRequestError =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';

/**
 * Runs `work`; a value that must be unique and isn't becomes a problem of its field. Asking first wouldn't do: between
 * the question and the write another may take it.
 */
export async function taken<T>(unique: UniqueFields, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isTaken(error)) throw error;
    const told = JSON.stringify(error.meta ?? {});
    const known = Object.entries(unique).find(([constraint]) => told.includes(`"${constraint}"`));
    throw known === undefined ? error : invalidField(known[1].field, known[1].problem);
  }
}
