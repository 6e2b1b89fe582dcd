import { dispatchOutcome } from '@fio/domain';
import type { Infrastructure } from '../../../core/infrastructure.ts';
import type { Transaction } from '../../../core/database/prisma.ts';
import { talliesOf } from '../batches/dispatch-record.ts';
import { allowLong, LONGEST } from './allow-long.ts';

/** Of a worker that is gone: what it was sending may have arrived, and is not sent again. */
export const giveUpLost = (tx: Transaction, dispatchId: string) =>
  tx.outboxMessage.updateMany({ where: { dispatchId, state: 'sending' }, data: { state: 'unconfirmed' } });

/** Ends a dispatch that has nothing left to send, with the figures it ends with. */
export async function settleSent({ db, clock }: Infrastructure, id: string): Promise<void> {
  await db.$transaction(
    async (tx) => {
      await allowLong(tx);
      const left = await tx.outboxMessage.count({
        where: { dispatchId: id, state: { in: ['queued', 'sending'] } },
      });
      if (left > 0) return;
      const counts = (await talliesOf(tx, [id])).get(id) ?? {};
      const state = dispatchOutcome(counts);
      const data = { state, counts, trouble: null, finishedAt: clock.now(), version: { increment: 1 } };
      await tx.dispatch.updateMany({ where: { id, state: 'sending' }, data });
    },
    { timeout: LONGEST },
  );
}

/** What a cancelled dispatch had not sent will not be. */
export async function settleCancelled({ db }: Infrastructure, id: string): Promise<void> {
  await db.$transaction(
    async (tx) => {
      await allowLong(tx);
      await tx.outboxMessage.updateMany({
        where: { dispatchId: id, state: 'queued' },
        data: { state: 'cancelled' },
      });
      const counts = (await talliesOf(tx, [id])).get(id) ?? {};
      await tx.dispatch.updateMany({ where: { id, state: 'cancelled' }, data: { counts } });
    },
    { timeout: LONGEST },
  );
}
