import type { AdminType } from '@fio/contracts';
import type { Actor } from '../actor.ts';
import type { Transaction } from '../database/prisma.ts';

/** Whom the audit names for what is done in a visitor's session that staff have entered. */
export async function enteredActor(tx: Transaction, actor: Actor, staffId: string): Promise<Actor> {
  const { id, name, type } = await tx.adminUser.findUniqueOrThrow({ where: { id: staffId } });
  // Held by a check constraint.
  return { ...actor, id, name, type: type as AdminType };
}
