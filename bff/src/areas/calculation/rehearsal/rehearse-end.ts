import type { BodyOf, calculation } from '@fio/contracts';
import { maskCpf } from '@fio/domain';
import { AppError, invalidField } from '../../../core/errors.ts';
import type { StepContext } from '../draw-steps.ts';
import { findDraw } from '../draw-record.ts';
import { refuseTypists } from '../write-minutes.ts';
import { kept, mustRehearse } from './rehearsal-record.ts';
import { assertRehearsable, keepStep, recordRehearsal, takeRehearsal } from './rehearsal-steps.ts';
import { rehearsalViewOf } from './rehearsal-view.ts';
import { shownRehearsal } from './shown-rehearsal.ts';

/** Begins a rehearsal; CONFLICT where the draw has one already. */
export function startRehearsal(context: StepContext, id: string) {
  return context.transaction(async (tx) => {
    const draw = await findDraw(tx, id);
    await assertRehearsable(tx, draw);
    const at = context.clock.now();
    const begun = { startedById: context.session.admin.id, startedAt: at, changedAt: at };
    // Of two who press at once one finds the other's.
    const { count } = await tx.drawRehearsal.createMany({
      data: [{ drawId: id, ...begun }],
      skipDuplicates: true,
    });
    if (count === 0) throw new AppError('CONFLICT');
    await recordRehearsal(context, tx, draw, 'start');
    return rehearsalViewOf(context, tx, id);
  });
}

/** Keeps what its minutes need: those of witnesses who are to be rehearsed too, without their whole CPFs. */
export function rehearseMinutes(
  context: StepContext,
  id: string,
  { version, witnesses, ...said }: BodyOf<typeof calculation.minutes>,
) {
  return context.transaction(async (tx) => {
    const taken = await takeRehearsal(tx, { id, version }, 'calculated', 'reviewed');
    refuseTypists(await shownRehearsal(context, tx, taken), witnesses);
    const masked = witnesses.map(({ name, cpf }) => ({ name, cpf: maskCpf(cpf) }));
    return keepStep(context, tx, taken, {
      step: 'minutes',
      change: { minutes: kept({ ...said, witnesses: masked }) },
    });
  });
}

/** Where a draw is published a rehearsal ends: nothing is. DRAW_NOT_READY without minutes. */
export function finishRehearsal(
  context: StepContext,
  id: string,
  { version, confirmation }: BodyOf<typeof calculation.publish>,
) {
  return context.transaction(async (tx) => {
    const taken = await takeRehearsal(tx, { id, version }, 'reviewed');
    if (confirmation !== taken.draw.title.trim()) throw invalidField('confirmation', 'confirmation');
    if (taken.rehearsal.minutes === null) throw new AppError('DRAW_NOT_READY');
    return keepStep(context, tx, taken, { step: 'finish', change: { finishedAt: context.clock.now() } });
  });
}

/** Removes it, whatever it has come to, and whenever. */
export function removeRehearsal(context: StepContext, id: string) {
  return context.transaction(async (tx) => {
    const { draw } = await mustRehearse(tx, id);
    await tx.drawRehearsal.deleteMany({ where: { drawId: id } });
    await recordRehearsal(context, tx, draw, 'remove');
  });
}
