import { randomBytes } from 'node:crypto';
import { todayInSaoPaulo } from '@fio/domain';
import type { Infrastructure } from '../../../core/infrastructure.ts';
import { dayOf } from '../../../core/database/day-of.ts';
import type { Transaction } from '../../../core/database/prisma.ts';
import { places } from '../../../core/secrets/places.ts';
import { AppError } from '../../../core/errors.ts';
import { voidLostInvitations } from '../../tickets/index.ts';
import { freezeQueue } from './freeze-queue.ts';

const SECRET_BYTES = 32;

/**
 * Closes the list of a draw for good: from the commit on no number joins it or leaves it, and a job writes its files and
 * its commitment (freezeList). Where it is closed already and not frozen yet, only the job is sent again. The caller
 * holds the draw's row. Answers which numbers of lost invitations it has voided, as they are printed. DRAW_NOT_READY: its period isn't over, or its numbers may still be given out; CONFLICT: it is in
 * no state to be frozen.
 */
export async function closeList(
  { vaults, jobs }: Pick<Infrastructure, 'vaults' | 'jobs'>,
  tx: Transaction,
  drawId: string,
  at: Date,
): Promise<readonly string[]> {
  const draw = await tx.draw.findUniqueOrThrow({ where: { id: drawId }, include: { numbers: true } });
  if (draw.state !== 'scheduled') throw new AppError('CONFLICT');
  let voided: readonly string[] = [];
  if (draw.listClosedAt === null) {
    const isOver = dayOf(draw.periodTo) < todayInSaoPaulo(at);
    if (!isOver || !draw.numbers?.revealedAt) throw new AppError('DRAW_NOT_READY');
    voided = await voidLostInvitations(tx, drawId, at);
    await tx.draw.update({
      where: { id: drawId },
      data: {
        listClosedAt: at,
        listSecret: vaults.seeds.seal(randomBytes(SECRET_BYTES), places.drawList(drawId)),
      },
    });
  }
  await jobs.send(tx, freezeQueue, {});
  return voided;
}
