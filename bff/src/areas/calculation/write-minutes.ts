import type { BodyOf, calculation } from '@fio/contracts';
import { mustBe, takeDraw, told, type StepContext } from './draw-steps.ts';
import { sealedMinutes } from './minutes.ts';

/** Keeps the minutes of a calculation; they may be written anew until the winners are published. */
export function writeMinutes(
  context: StepContext,
  id: string,
  { version, ...minutes }: BodyOf<typeof calculation.minutes>,
) {
  return context.transaction(async (tx) => {
    const before = await takeDraw(tx, { id, version });
    mustBe(before, 'calculated', 'reviewed');
    // What was made of the former minutes is out of date from here on.
    const changedAt = context.clock.now();
    await tx.draw.update({
      where: { id },
      data: { minutes: { ...sealedMinutes(context, id, minutes) }, changedAt },
    });
    const { signatory, role, report } = minutes;
    const witnesses = minutes.witnesses.map(({ name }) => name).join(', ');
    return told(context, tx, { action: 'minutes', before, more: { signatory, role, witnesses, report } });
  });
}
