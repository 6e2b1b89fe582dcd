import type { BodyOf, cpfBlock } from '@fio/contracts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { RequestContext, StaffContext } from '../../core/request/RequestContext.ts';
import { AppError } from '../../core/errors.ts';
import { auditBlock, blockDetailOf, blockStateOf, findBlock, type BlockRecord } from './block-record.ts';
import { releaseRegistration } from './stop-registrations.ts';

/** The row is locked until the commit; CONFLICT when somebody changed it since `version` was read. */
async function claim(tx: Transaction, id: string, version: number): Promise<BlockRecord> {
  const { count } = await tx.blockedCpf.updateMany({
    where: { id, version },
    data: { version: { increment: 1 } },
  });
  const found = await findBlock(tx, id);
  if (count === 0) throw new AppError('CONFLICT');
  return found;
}

/** Lifts a block that holds; the registration of that CPF may come in again. */
export function liftBlock(
  context: StaffContext,
  id: string,
  { version, reason }: BodyOf<typeof cpfBlock.unblock>,
) {
  const { clock } = context;
  const now = clock.now();
  return context.transaction(async (tx) => {
    const before = await claim(tx, id, version);
    if (blockStateOf(before, now) !== 'active') throw new AppError('CONFLICT');
    const lifted = { liftedAt: now, liftedBy: context.session.admin.name, liftedReason: reason };
    await tx.blockedCpf.update({ where: { id }, data: lifted });
    await releaseRegistration(tx, before.cpfHash);
    const after = await findBlock(tx, id);
    await auditBlock(context, tx, { action: 'unblock', before, after, reason });
    return blockDetailOf(after, context);
  });
}

/** Takes a block off the list for good, once it holds nobody back any more. */
export async function removeBlock(context: RequestContext, id: string): Promise<void> {
  await context.transaction(async (tx) => {
    const { version } = await findBlock(tx, id);
    const before = await claim(tx, id, version);
    if (blockStateOf(before, context.clock.now()) === 'active') throw new AppError('CONFLICT');
    await tx.blockedCpf.delete({ where: { id } });
    await releaseRegistration(tx, before.cpfHash);
    await auditBlock(context, tx, { action: 'delete', before, after: null });
  });
}
