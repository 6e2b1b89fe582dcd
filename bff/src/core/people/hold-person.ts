import type { Transaction } from '../database/prisma.ts';

/**
 * Whether somebody hasn't left, held until the commit: whoever gives them something and whoever erases them wait for one
 * another, and the second sees what the first did.
 */
export async function holdPerson(tx: Transaction, id: string): Promise<boolean> {
  const [held] = await tx.$queryRaw<{ isHere: boolean }[]>`
    SELECT anonymised_at IS NULL AS "isHere" FROM registrations WHERE id = ${id}::uuid FOR KEY SHARE`;
  return held?.isHere === true;
}

/** Waits for all who hold them, and lets nobody in until the commit: what they were given before is there to be seen. */
export async function holdPersonAlone(tx: Transaction, id: string): Promise<void> {
  await tx.$executeRaw`SELECT FROM registrations WHERE id = ${id}::uuid FOR UPDATE`;
}
