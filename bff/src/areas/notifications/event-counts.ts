import type { NotificationCounts } from '@fio/contracts';
import {
  NOTIFICATION_CHANNELS,
  NOTIFICATION_STATES,
  type NotificationChannel,
  type NotificationState,
} from '@fio/domain';
import type { Transaction } from '../../core/database/prisma.ts';

type Kept = Readonly<Partial<Record<NotificationChannel, Partial<Record<NotificationState, number>>>>>;

/** With a figure for each way and state, as what was kept may have been by a process that knew fewer. */
export const wholeCounts = (kept: Kept): NotificationCounts => {
  const of = (channel: NotificationChannel) =>
    Object.fromEntries(NOTIFICATION_STATES.map((state) => [state, kept[channel]?.[state] ?? 0]));
  return Object.fromEntries(
    NOTIFICATION_CHANNELS.map((channel) => [channel, of(channel)]),
  ) as NotificationCounts;
};

/** How many notifications of each event are in each state now, by the way they go. */
export async function countsOf(
  tx: Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NotificationCounts>> {
  if (ids.length === 0) return new Map();
  const groups = await tx.notification.groupBy({
    by: ['eventId', 'channel', 'state'],
    where: { eventId: { in: [...ids] } },
    _count: { _all: true },
  });
  const found = new Map(ids.map((id) => [id, wholeCounts({})]));
  for (const { eventId, channel, state, _count } of groups) {
    const counts = found.get(eventId);
    // Held by check constraints.
    if (counts) counts[channel as NotificationChannel][state as NotificationState] = _count._all;
  }
  return found;
}

/** Of one event. */
export const eventCounts = async (tx: Transaction, id: string): Promise<NotificationCounts> =>
  (await countsOf(tx, [id])).get(id) ?? wholeCounts({});
