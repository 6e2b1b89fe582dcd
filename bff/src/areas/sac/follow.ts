import { canMoveSac } from '@fio/domain';
import type { Transaction } from '../../core/database/prisma.ts';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import { AppError } from '../../core/errors.ts';
import { followedId } from './follow-token.ts';
import { findSac, sacThreadOf, stateOf, type SacRecord } from './sac-record.ts';

/** After so long without a word the link in the e-mails opens nothing any more. */
const QUIET_MS = 180 * 24 * 60 * 60_000;

async function followed(context: RequestContext, tx: Transaction, token: string): Promise<SacRecord> {
  const id = followedId(context.config, token);
  if (id === null) throw new AppError('NOT_FOUND');
  const found = await findSac(tx, id);
  if (context.clock.now().getTime() - found.updatedAt.getTime() > QUIET_MS) throw new AppError('NOT_FOUND');
  return found;
}

/** The conversation behind an e-mail's link. */
export const readThread = async (context: RequestContext, token: string) =>
  sacThreadOf(await followed(context, context.db, token));

/** The visitor writes again, which opens the request again whatever its state. */
export async function replyToThread(context: RequestContext, token: string, text: string) {
  const now = context.clock.now();
  return context.transaction(async (tx) => {
    const found = await followed(context, tx, token);
    const state = canMoveSac(stateOf(found), 'open') ? 'open' : found.state;
    await tx.sacMessage.create({ data: { requestId: found.id, kind: 'visitor', text, createdAt: now } });
    await tx.sacRequest.update({
      where: { id: found.id },
      data: { state, closedAt: null, version: { increment: 1 } },
    });
    return sacThreadOf(await findSac(tx, found.id));
  });
}
