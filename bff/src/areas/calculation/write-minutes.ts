import type { BodyOf, calculation } from '@fio/contracts';
import { isSameName } from '@fio/domain';
import { invalidField } from '../../core/errors.ts';
import type { ShownDraw } from './draw-record.ts';
import { mustBe, takeDraw, recordStep, type StepContext } from './draw-steps.ts';
import { sealedMinutes } from './minutes.ts';

/** Who typed the extraction answers for it, and witnesses nothing of it. Of staff no more is known than their names. */
export function refuseTypists(
  { extractions, staff }: Pick<ShownDraw, 'extractions' | 'staff'>,
  witnesses: readonly { name: string }[],
): void {
  const typists = extractions.filter(({ voided }) => !voided).map(({ byId }) => staff.get(byId) ?? '');
  const index = witnesses.findIndex(({ name }) => typists.some((typist) => isSameName(typist, name)));
  if (index !== -1) throw invalidField(`witnesses.${index}.name`, 'witness_typed');
}

/** Keeps the minutes of a calculation; they may be written anew until the winners are published. */
export function writeMinutes(
  context: StepContext,
  id: string,
  { version, ...minutes }: BodyOf<typeof calculation.minutes>,
) {
  return context.transaction(async (tx) => {
    const before = await takeDraw(tx, { id, version });
    mustBe(before, 'calculated', 'reviewed');
    refuseTypists(before, minutes.witnesses);
    // What was made of the former minutes is out of date from here on.
    const changedAt = context.clock.now();
    await tx.draw.update({
      where: { id },
      data: { minutes: { ...sealedMinutes(context, id, minutes) }, changedAt },
    });
    const { signatory, role, report } = minutes;
    const witnesses = minutes.witnesses.map(({ name }) => name).join(', ');
    return recordStep(context, tx, {
      action: 'minutes',
      before,
      more: { signatory, role, witnesses, report },
    });
  });
}
