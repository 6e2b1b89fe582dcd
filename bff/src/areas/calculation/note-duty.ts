import type { BodyOf, calculation } from '@fio/contracts';
import { isFutureDate, todayInSaoPaulo } from '@fio/domain';
import { AppError, invalidField } from '../../core/errors.ts';
import { type StepContext, takeDraw, recordStep } from './draw-steps.ts';
import { COLUMNS, isOpen } from './duties.ts';

/** Notes that the authority was shown something, once: what was handed in is handed in. */
export function noteDuty(
  context: StepContext,
  id: string,
  { version, duty, doneOn }: BodyOf<typeof calculation.duty>,
) {
  if (isFutureDate(doneOn, todayInSaoPaulo(context.clock.now())))
    throw invalidField('doneOn', 'future_date', 'FUTURE_DATE');
  return context.transaction(async (tx) => {
    const before = await takeDraw(tx, { id, version });
    if (!isOpen(before, duty)) throw new AppError('CONFLICT');
    await tx.draw.update({ where: { id }, data: { [COLUMNS[duty]]: new Date(`${doneOn}T00:00:00Z`) } });
    return recordStep(context, tx, { action: 'duty', before });
  });
}
