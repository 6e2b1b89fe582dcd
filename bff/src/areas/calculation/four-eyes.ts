import type { Infrastructure } from '../../core/infrastructure.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { AppError } from '../../core/errors.ts';
import type { StaffContext } from '../../core/request/RequestContext.ts';

type Context = Pick<StaffContext, 'session'> & Pick<Infrastructure, 'config'>;

/** Of four_eyes_refusal in the database, whose triggers hold the same. */
const REFUSALS = {
  same: 'SECOND_PERSON_NEEDED',
  newer: 'ACCOUNT_NEWER',
  invited: 'SECOND_PERSON_INVITED',
} as const;

/**
 * Refuses who may not take a step that two people take. Where the product demands a second factor of anybody, it does of
 * these two, whatever their type: SECOND_FACTOR_NEEDED. ACCOUNT_NEWER for an account made after the draw, or given another way in since; as the second of
 * two SECOND_PERSON_NEEDED for the first one themself, and SECOND_PERSON_INVITED where one came by the other's invitation,
 * through however many accounts. `first` is null for who begins.
 */
export async function assertFourEyes(
  { session, config }: Context,
  tx: Transaction,
  { drawId, first }: { readonly drawId: string; readonly first: string | null },
): Promise<void> {
  if (config.secondFactor.size > 0 && !session.admin.secondFactor) throw new AppError('SECOND_FACTOR_NEEDED');
  const [row] = await tx.$queryRaw<{ refusal: keyof typeof REFUSALS | null }[]>`
    SELECT four_eyes_refusal(${drawId}::uuid, ${first}::uuid, ${session.admin.id}::uuid) AS refusal`;
  if (row?.refusal) throw new AppError(REFUSALS[row.refusal]);
}
