import { canMoveSac, type SacState } from '@fio/domain';
import { recordAction } from '../../core/audit/record-action.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { RequestContext, StaffContext } from '../../core/request/RequestContext.ts';
import { AppError } from '../../core/errors.ts';
import { findSac, sacAudited, sacDetailOf, stateOf, type SacRecord } from './sac-record.ts';
import { notifyVisitor } from './sac-mail.ts';

interface Change {
  readonly action: 'answer' | 'note' | 'wait' | 'close' | 'reopen';
  /** The state it leads to; a note leads nowhere. */
  readonly to?: SacState;
  readonly text?: string;
}

/** The row is locked until the commit; CONFLICT when somebody wrote or moved it since `version` was read. */
async function claim(tx: Transaction, id: string, version: number): Promise<SacRecord> {
  const { count } = await tx.sacRequest.updateMany({
    where: { id, version },
    data: { version: { increment: 1 } },
  });
  const found = await findSac(tx, id);
  if (count === 0) throw new AppError('CONFLICT');
  return found;
}

async function write(
  context: StaffContext,
  tx: Transaction,
  found: SacRecord,
  { action, text }: Change,
): Promise<void> {
  if (text === undefined) return;
  const { id: authorId, name: authorName } = context.session.admin;
  const kind = action === 'answer' ? 'answer' : 'note';
  const createdAt = context.clock.now();
  await tx.sacMessage.create({ data: { requestId: found.id, kind, text, authorId, authorName, createdAt } });
  if (kind === 'answer') await notifyVisitor(context, tx, found, { template: 'sac_answered', answer: text });
}

async function move(context: RequestContext, tx: Transaction, found: SacRecord, to: SacState) {
  if (!canMoveSac(stateOf(found), to)) throw new AppError('CONFLICT');
  const now = context.clock.now();
  await tx.sacRequest.update({
    where: { id: found.id },
    data: {
      state: to,
      closedAt: to === 'closed' ? now : null,
      ...(to === 'answered' && { answeredAt: now }),
    },
  });
}

/** What staff do with a request: words, state, e-mail and audit row together or not at all. */
export async function changeRequest(context: StaffContext, id: string, version: number, change: Change) {
  return context.transaction(async (tx) => {
    const before = await claim(tx, id, version);
    if (change.to) await move(context, tx, before, change.to);
    await write(context, tx, before, change);
    const after = await findSac(tx, id);
    await recordAction(tx, {
      actor: context.actor,
      at: context.clock.now(),
      resource: 'sac',
      recordId: id,
      action: change.action,
      summary: after.protocol,
      before: sacAudited(before),
      after: sacAudited(after),
    });
    return sacDetailOf(after);
  });
}
