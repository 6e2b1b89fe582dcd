import type { Transaction } from '../../core/database/prisma.ts';

/** Holds somebody until the commit, so that whoever is erased meanwhile has nothing left behind; false for who has left. */
export async function holdPerson(tx: Transaction, registrationId: string): Promise<boolean> {
  const held = await tx.$queryRaw<unknown[]>`
    SELECT FROM registrations WHERE id = ${registrationId}::uuid AND anonymised_at IS NULL FOR UPDATE`;
  return held.length > 0;
}
