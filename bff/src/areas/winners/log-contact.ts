import type { BodyOf, winners } from '@fio/contracts';
import { isReachableWinner } from '@fio/domain';
import type { Transaction } from '../../core/database/prisma.ts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import { AppError } from '../../core/errors.ts';
import { stateOf, type WinnerRecord } from './winner-record.ts';
import { auditWinner, stepOf, stepWinner, takeWinner } from './winner-steps.ts';
import { winnerDetailOf } from './winner-view.ts';
import { writeToWinner } from './write-to-winner.ts';

type Attempt = Omit<BodyOf<typeof winners.contact>, 'version'>;

/** Keeps an attempt; the first one begins the contact. */
async function keepAttempt(
  context: StaffContext,
  tx: Transaction,
  winner: WinnerRecord,
  attempt: Attempt,
): Promise<void> {
  if (!isReachableWinner(stateOf(winner))) throw new AppError('CONFLICT');
  const step = stepOf(context);
  const { actorId: byId, now: at } = step;
  await tx.winnerContact.create({ data: { ...attempt, winnerId: winner.id, byId: byId ?? '', at } });
  if (winner.state === 'drawn') await stepWinner(tx, winner, 'contacting', step);
}

export function logContact(
  context: StaffContext,
  id: string,
  { version, ...attempt }: BodyOf<typeof winners.contact>,
) {
  return context.transaction(async (tx) => {
    const before = await takeWinner(tx, { id, version });
    await keepAttempt(context, tx, before, attempt);
    return winnerDetailOf(context, await auditWinner(context, tx, { action: 'contact', before }));
  });
}

/** Writes to a winner, which is an attempt to reach them. That the letter failed shows on their page: it is tried again. */
export async function sendLetter(context: StaffContext, id: string, { version }: { version: number }) {
  const after = await context.transaction(async (tx) => {
    const before = await takeWinner(tx, { id, version });
    await keepAttempt(context, tx, before, { channel: 'email', outcome: 'left_message', note: '' });
    await writeToWinner(context, tx, before);
    return auditWinner(context, tx, { action: 'letter', before });
  });
  return winnerDetailOf(context, after);
}
