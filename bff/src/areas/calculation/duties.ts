import type { calculationDetail } from '@fio/contracts';
import { type DrawState, type NotedDuty, NOTED_DUTIES, ownershipBy } from '@fio/domain';
import type * as z from 'zod/mini';
import { dayOf } from '../../core/database/day-of.ts';
import type { ShownDraw } from './draw-record.ts';

/** Where it is kept since when it is done. */
export const COLUMNS = { ownership: 'ownershipProvedOn', list: 'listSentOn' } as const satisfies Record<
  NotedDuty,
  string
>;

/** A draft promises nothing yet, and what was called off or accounted for needs nothing more. */
const NEVER: readonly DrawState[] = ['draft', 'cancelled', 'accounted'];
/** There is no list to hand in before it is sealed. */
const BEFORE_LIST: readonly DrawState[] = ['scheduled'];

/** Whether it may be noted as done. */
export function isOpen(draw: ShownDraw, duty: NotedDuty): boolean {
  const state = draw.state as DrawState;
  const tooEarly = duty === 'list' && (BEFORE_LIST.includes(state) || draw.frozenAt === null);
  return draw[COLUMNS[duty]] === null && !NEVER.includes(state) && !tooEarly;
}

/** What the authority has to see before the extraction, each with its last day. */
export const dutiesOf = (draw: ShownDraw): z.input<typeof calculationDetail>['duties'] =>
  NOTED_DUTIES.map((duty) => ({
    duty,
    by: duty === 'ownership' ? ownershipBy(dayOf(draw.lotteryDate)) : dayOf(draw.lotteryDate),
    doneOn: dayOf(draw[COLUMNS[duty]]),
    open: isOpen(draw, duty),
  }));
