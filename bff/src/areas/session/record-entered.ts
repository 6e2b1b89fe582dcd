import { recordAction } from '../../core/audit/record-action.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { enteredActor } from '../../core/identity/entered.ts';
import type { OpenContext } from '../../http/request-context.ts';

interface Step {
  /** The visitor whose session it is. */
  readonly subjectId: string;
  /** Who entered; in the visitor's own sessions nobody, and nothing is told. */
  readonly enteredById: string | null;
  readonly action: 'entered_take' | 'entered_leave';
}

/** Tells the audit that staff have come into, or left, a visitor's session. */
export async function recordEntered(
  tx: Transaction,
  { actor, clock }: Pick<OpenContext, 'actor' | 'clock'>,
  { subjectId: recordId, enteredById, action }: Step,
): Promise<void> {
  if (enteredById === null) return;
  const { name, lastName } = await tx.registration.findUniqueOrThrow({ where: { id: recordId } });
  await recordAction(tx, {
    at: clock.now(),
    resource: 'registrations',
    recordId,
    action,
    summary: `${name} ${lastName}`,
    actor: await enteredActor(tx, actor, enteredById),
  });
}
