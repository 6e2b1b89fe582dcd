import { SCHEDULE_SLOT_LIMIT, type ScheduleInput } from '@fio/contracts';
import { openStretches } from '@fio/domain';
import { recordAction } from '../../core/audit/record-action.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import { invalidField } from '../../core/errors.ts';
import type { Actor } from '../../core/actor.ts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { appendEntry } from '../../core/transparency/append-entry.ts';
import { commitSchedule, type Schedule } from './commit-schedule.ts';
import { findSchedule, scheduleDetailOf, type ScheduleRecord } from './prize-schedule-record.ts';
import { scheduleBinding } from './schedule-binding.ts';

/**
 * Far enough ahead that nobody's prize comes up while the page is still open, and that the beacon's round has come and been asked
 * for once before the first.
 */
const NOTICE = 15 * 60_000;

/** What was asked for as it can be committed to; refuses what could never come up, or has begun. */
function planOf(input: ScheduleInput, now: Date): Schedule {
  const { title, rule, opensMinute, closesMinute, allotment, every } = input;
  const [startsAt, endsAt] = [new Date(input.startsAt), new Date(input.endsAt)];
  if (startsAt.getTime() < now.getTime() + NOTICE)
    throw invalidField('startsAt', 'schedule_begun', 'INVALID_DATE');
  if (endsAt <= startsAt) throw invalidField('endsAt', 'close_after_open', 'INVALID_DATE');
  if (closesMinute <= opensMinute) throw invalidField('closesMinute', 'close_after_open');
  if ((rule === 'counter') !== (every !== null)) throw invalidField('every', 'required');
  const hours = { startsAt: startsAt.getTime(), endsAt: endsAt.getTime(), opensMinute, closesMinute };
  if (openStretches(hours).length === 0) throw invalidField('closesMinute', 'schedule_closed');
  const slots = allotment.reduce((sum, { quantity }) => sum + quantity, 0);
  if (slots > SCHEDULE_SLOT_LIMIT)
    throw invalidField('allotment', 'slots_limit', 'INVALID_REQUEST', SCHEDULE_SLOT_LIMIT);
  return { title, startsAt, endsAt, opensMinute, closesMinute, every, allotment };
}

async function checkKinds(tx: Transaction, allotment: Schedule['allotment']): Promise<void> {
  const ids = allotment.map(({ kindId }) => kindId);
  const known = await tx.prizeKind.count({ where: { id: { in: ids } } });
  if (known !== ids.length) throw invalidField('allotment', 'kinds_once');
}

/** What the audit keeps: the promise, never the slots. */
const audited = ({ title, every, startsAt, endsAt, seedHash, revealedAt, tallies }: ScheduleRecord) => ({
  title,
  every,
  startsAt,
  endsAt,
  revealedAt,
  slots: tallies.reduce((sum, { slots }) => sum + slots, 0),
  seedHash: Buffer.from(seedHash).toString('hex'),
});

/** Draws the slots of a schedule that lies ahead and commits to them for good. */
export function planSchedule(context: RequestContext, input: ScheduleInput) {
  const now = context.clock.now();
  const plan = planOf(input, now);
  return context.transaction(async (tx) => {
    await checkKinds(tx, plan.allotment);
    const id = await commitSchedule(context, tx, plan);
    const after = await findSchedule(tx, id, now);
    await recordSchedule(context, tx, 'generate', after);
    return scheduleDetailOf(context, after);
  });
}

/** Tells the log and the audit what became of a schedule. Call it last. */
export async function recordSchedule(
  { vaults, clock, actor }: Pick<Infrastructure, 'vaults' | 'clock'> & { readonly actor: Actor },
  tx: Transaction,
  action: 'generate' | 'reveal',
  after: ScheduleRecord,
): Promise<void> {
  await appendEntry(tx, scheduleBinding({ vaults }, after), clock.now());
  const what = { resource: 'prize-schedules' as const, recordId: after.id, summary: after.title };
  await recordAction(tx, { ...what, actor, action, at: clock.now(), before: null, after: audited(after) });
}
