import type { BodyOf, validationEvidence } from '@fio/contracts';
import type { PrizeChecklist } from '@fio/domain';
import type { Transaction } from '../../core/database/prisma.ts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import { invalidField } from '../../core/errors.ts';
import { isCityOf, isState } from '../locations/index.ts';
import { holdWinner, mustBeCollected } from './prize-documents.ts';
import type { PrizeRecord } from './prize-record.ts';
import { auditPrize, takePrize } from './prize-steps.ts';
import { validationCaseOf } from './validation-case.ts';

/** Who ticked the address has looked at the one that was there. */
async function forgetAddressCheck(tx: Transaction, { id, checklist }: PrizeRecord): Promise<void> {
  const { address, ...others } = (checklist ?? {}) as PrizeChecklist;
  if (address !== undefined) await tx.prize.update({ where: { id }, data: { checklist: others } });
}

/** Notes where a prize goes, as its winner told it. */
export async function noteAddress(
  context: StaffContext,
  prizeId: string,
  { version, uf: state, ...body }: BodyOf<typeof validationEvidence.address>,
) {
  if (!isState(state)) throw invalidField('uf', 'state', 'INVALID_STATE');
  if (!isCityOf(state, body.city)) throw invalidField('city', 'city', 'INVALID_CITY');
  const by = { byId: context.session.admin.id, updatedAt: context.clock.now() };
  const address = { ...body, ...by, state };
  await context.transaction(async (tx) => {
    await holdWinner(tx, prizeId);
    const before = await takePrize(tx, { id: prizeId, version, refusal: 'CANNOT_SAVE_VALIDATION' });
    mustBeCollected(before);
    await tx.prizeAddress.upsert({ where: { prizeId }, create: { prizeId, ...address }, update: address });
    if (before.state === 'pending') await forgetAddressCheck(tx, before);
    await auditPrize(context, tx, { action: 'address', id: prizeId, before });
  });
  return validationCaseOf(context, prizeId);
}
