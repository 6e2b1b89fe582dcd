import type { NotificationCounts, notificationEventRow } from '@fio/contracts';
import {
  NOTIFICATION_STATES,
  type NotificationEventState,
  type NotificationKind,
  type NotificationState,
} from '@fio/domain';
import type * as z from 'zod/mini';
import { sql } from '../../../core/database/sql.ts';
import type { Transaction } from '../../../core/database/prisma.ts';
import { AppError } from '../../../core/errors.ts';
import type { NotificationEvent } from '../../../generated/prisma/client.ts';
import { countsOf, wholeCounts } from '../event-counts.ts';
import { EVENT_ENDED, EVENT_TITLE } from './events.source.ts';

/** A fan-out with what it is about and its figures. */
export interface EventRecord extends Omit<NotificationEvent, 'counts'> {
  readonly title: string | null;
  readonly counts: NotificationCounts;
  /** Null where it would say who. */
  readonly ended: number | null;
}

interface Told {
  readonly id: string;
  readonly title: string | null;
  readonly ended: number | null;
}

/** What the rows of others say of each. */
async function toldOf(tx: Transaction, ids: readonly string[]): Promise<ReadonlyMap<string, Told>> {
  const rows = await tx.$queryRaw<Told[]>(
    sql`SELECT e.id, ${EVENT_TITLE} AS title, ${EVENT_ENDED} AS ended
      FROM notification_events e WHERE e.id = ANY (${ids}::uuid[])`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** The events of `ids` that exist, in any order; what has ended has the figures it ended with. */
export async function loadEvents(tx: Transaction, ids: string[]): Promise<EventRecord[]> {
  const found = await tx.notificationEvent.findMany({ where: { id: { in: ids } } });
  const open = found.filter(({ counts }) => counts === null).map(({ id }) => id);
  const [live, told] = [await countsOf(tx, open), await toldOf(tx, ids)];
  return found.map((event) => ({
    ...event,
    title: told.get(event.id)?.title ?? null,
    // Written by `finish` alone.
    counts: live.get(event.id) ?? wholeCounts((event.counts ?? {}) as Partial<NotificationCounts>),
    ended: told.get(event.id)?.ended ?? null,
  }));
}

/** The event, or NOT_FOUND. */
export async function findEvent(tx: Transaction, id: string): Promise<EventRecord> {
  const [found] = await loadEvents(tx, [id]);
  if (found === undefined) throw new AppError('NOT_FOUND');
  return found;
}

/** Held by check constraints. */
export const stateOf = ({ state }: { state: string }) => state as NotificationEventState;
const kindOf = ({ kind }: { kind: string }) => kind as NotificationKind;

/** By both ways. */
const sumOf = ({ email, push }: NotificationCounts, ...states: readonly NotificationState[]): number =>
  states.reduce((sum, state) => sum + email[state] + push[state], 0);

export const eventRowOf = (event: EventRecord): z.input<typeof notificationEventRow> => {
  const { id, recordId, title, counts, ended, createdAt, finishedAt } = event;
  return {
    id,
    kind: kindOf(event),
    recordId,
    title,
    state: stateOf(event),
    total: sumOf(counts, ...NOTIFICATION_STATES),
    sent: sumOf(counts, 'sent'),
    failed: sumOf(counts, 'failed'),
    counts,
    ended,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
};
