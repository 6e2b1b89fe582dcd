import { Prisma } from '../../generated/prisma/client.ts';
import { invalidField } from '../../http/errors.ts';

/** Prisma's "unique constraint failed", which names the columns in its driver's words. */
const isTaken = (error: unknown): error is Prisma.PrismaClientKnownRequestError =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';

/**
 * Runs `work`; a value that must be unique and isn't becomes a problem of its field. Asking first wouldn't do: between
 * the question and the write another may take it.
 */
export async function taken<T>(unique: Readonly<Record<string, string>>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isTaken(error)) throw error;
    const told = JSON.stringify(error.meta ?? {});
    const [field, problem] = Object.entries(unique).find(([name]) => told.includes(`"${name}"`)) ?? [];
    throw field === undefined || problem === undefined ? error : invalidField(field, problem);
  }
}
