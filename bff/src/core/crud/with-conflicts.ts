import { Prisma } from '../../generated/prisma/client.ts';
import { AppError, invalidField } from '../errors.ts';

/** What a second record of the same value is told, by the unique constraint's name in the database. */
export type UniqueFields = Readonly<Record<string, { readonly field: string; readonly problem: string }>>;

/** Prisma's codes for a unique constraint and for a foreign key that the database held against a write. */
const TAKEN = 'P2002';
const DEPENDED_ON = 'P2003';

/**
 * Runs `work`; a value that must be unique and isn't becomes a problem of its field, and a record that something came to
 * depend on meanwhile is CONFLICT. Asking first wouldn't do: between the question and the write another may be faster.
 */
export async function withConflicts<T>(unique: UniqueFields, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Prisma.PrismaClientKnownRequestError)) throw error;
    if (error.code === DEPENDED_ON) throw new AppError('CONFLICT', { cause: error });
    if (error.code !== TAKEN) throw error;
    // `meta` names the constraint in its driver's words.
    const told = JSON.stringify(error.meta ?? {});
    const known = Object.entries(unique).find(([constraint]) => told.includes(`"${constraint}"`));
    throw known === undefined ? error : invalidField(known[1].field, known[1].problem);
  }
}
