import type { BodyOf, profile } from '@fio/contracts';
import type { JsonValue } from '@fio/domain';
import { recordAction } from '../../core/audit/record-action.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { enteredActor } from '../../core/identity/entered.ts';
import { recordLog } from '../../core/logs/record-log.ts';
import { registrationAudit } from '../../core/people/read-columns.ts';
import type { SignedInContext } from '../../core/request/RequestContext.ts';
import { invalidField } from '../../core/errors.ts';
import { isCityOf, isState } from '../locations/index.ts';
import { orTaken } from './taken.ts';

type Correction = BodyOf<typeof profile.update>;

/** What staff correct while they have entered as the visitor is an act of theirs. Call it last. */
async function auditEntered(
  { actor, clock }: SignedInContext,
  tx: Transaction,
  change: { id: string; staff: string; before: JsonValue; after: JsonValue; name: string },
): Promise<void> {
  const { id: recordId, before, after, name: summary } = change;
  await recordAction(tx, {
    actor: await enteredActor(tx, actor, change.staff),
    at: clock.now(),
    resource: 'registrations',
    recordId,
    action: 'edit',
    summary,
    before,
    after,
  });
}

/** Corrects what a visitor may correct of their data. */
export async function correctData(context: SignedInContext, input: Correction): Promise<void> {
  const { state, city } = input;
  if (!isState(state)) throw invalidField('state', 'state', 'INVALID_STATE');
  if (!isCityOf(state, city)) throw invalidField('city', 'city', 'INVALID_CITY');
  const { subjectId: id, enteredById: staff } = context.session;
  await context.transaction(async (tx) => {
    const before = await tx.registration.findUniqueOrThrow({ where: { id } });
    const after = await orTaken('PHONE_FOUND', () => tx.registration.update({ where: { id }, data: input }));
    const by = staff === null ? {} : { detail: { staff } };
    const log = { registrationId: id, at: context.clock.now(), from: context, ...by };
    await recordLog(tx, { kind: 'data_change', ...log });
    if (staff === null) return;
    // No more than they could write.
    const [was, is] = [before, after].map((row) => registrationAudit.compared(row, Object.keys(input)));
    const name = `${after.name} ${after.lastName}`;
    await auditEntered(context, tx, { id, staff, name, before: was ?? null, after: is ?? null });
  });
}
