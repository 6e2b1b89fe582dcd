import { todayInSaoPaulo } from '@fio/domain';
import { audit, claim, find } from '../../core/crud/records.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import { AppError } from '../../core/errors.ts';
import { inputOf } from './draw-input.ts';
import { drawProblems, refuse, scheduleProblems } from './draw-problems.ts';
import { drawDetailOf, type DrawRecord, freedomOf } from './draw-record.ts';
import { drawResource } from './winners-draw.resource.ts';

interface Step {
  readonly action: 'schedule' | 'unschedule';
  readonly to: 'scheduled' | 'draft';
  /** Refuses where the step means nothing. */
  readonly guard: (draw: DrawRecord, now: Date) => void;
}

/** Of two who press at once one wins and the other gets CONFLICT, for the version is claimed first. */
function stepDraw(context: StaffContext, id: string, version: number, { action, to, guard }: Step) {
  const now = context.clock.now();
  return context.transaction(async (tx: Transaction) => {
    const before = await claim(drawResource, tx, id, version);
    guard(before, now);
    const data = { state: to, reason: null, changedById: context.actor.id, changedAt: now };
    await tx.draw.update({ where: { id }, data });
    const after = await find(drawResource, tx, id);
    await audit(drawResource, tx, context, { action, before, after });
    return drawDetailOf(after, context);
  });
}

/** From here on participations of its period take its numbers. */
export const scheduleDraw = (context: StaffContext, id: string, version: number) =>
  stepDraw(context, id, version, {
    action: 'schedule',
    to: 'scheduled',
    guard: (draw, now) => {
      if (draw.state !== 'draft') throw new AppError('CONFLICT');
      const input = inputOf(draw);
      const { regulation, numbers } = draw;
      const standing = { input, regulation, hasNumbers: numbers !== null, today: todayInSaoPaulo(now) };
      refuse([...drawProblems(input), ...scheduleProblems(standing)]);
    },
  });

/** Only while nobody has taken part by its rules. */
export const withdrawDraw = (context: StaffContext, id: string, version: number) =>
  stepDraw(context, id, version, {
    action: 'unschedule',
    to: 'draft',
    guard: (draw, now) => {
      const isUntouched = draw.state === 'scheduled' && freedomOf(draw, now) === 'all';
      if (!isUntouched || (draw.numbers?.next ?? 0) > 0) throw new AppError('CONFLICT');
    },
  });
