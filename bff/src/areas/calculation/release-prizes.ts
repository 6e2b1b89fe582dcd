import type { BodyOf, calculation } from '@fio/contracts';
import { AppError } from '../../core/errors.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { DrawRecord } from './draw-record.ts';
import { mustBe, takeDraw, recordStep, type StepContext } from './draw-steps.ts';

/** Makes the prizes up to this one public, as far as they aren't; a trigger keeps it from ever being fewer. */
export async function release(tx: Transaction, { id, released }: DrawRecord, upTo: number): Promise<void> {
  if (upTo > released) await tx.draw.update({ where: { id }, data: { released: upTo } });
}

/**
 * Releases prizes of the confirmed extraction, in their order: the log tells each. CONFLICT where they are public
 * already: of two who press at once one is told.
 */
export function releasePrizes(
  context: StepContext,
  id: string,
  { version, upTo }: BodyOf<typeof calculation.release>,
) {
  return context.transaction(async (tx) => {
    const before = await takeDraw(tx, { id, version });
    mustBe(before, 'confirmed');
    if (upTo <= before.released) throw new AppError('CONFLICT');
    await release(tx, before, upTo);
    return recordStep(context, tx, { action: 'release', before });
  });
}
