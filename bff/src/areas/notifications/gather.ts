import type { Infrastructure } from '../../core/infrastructure.ts';
import { sql } from '../../core/database/sql.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { Prisma, type NotificationEvent } from '../../generated/prisma/client.ts';

/** People of one statement: its locks are short, and a worker that dies repeats no more than these. */
const PAGE = 1_000;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Of those who asked for the kind, whom this event concerns. */
const concerned = ({ kind, recordId }: NotificationEvent): Prisma.Sql =>
  kind === 'theory'
    ? sql`EXISTS (SELECT FROM votes v WHERE v.poll_id = ${recordId}::uuid AND v.voter_id = s.registration_id)`
    : sql`TRUE`;

/** Writes down the next page's notifications; answers its last person, null at the end. */
async function gatherPage(tx: Transaction, event: NotificationEvent, now: Date): Promise<string | null> {
  const { id, kind, cursor } = event;
  const rows = await tx.$queryRaw<{ last: string }[]>`
    WITH page AS MATERIALIZED (
      SELECT DISTINCT registration_id FROM notification_subscriptions
      WHERE kind = ${kind} AND registration_id > ${cursor ?? BEFORE_ALL}::uuid
      ORDER BY registration_id LIMIT ${PAGE}
    ),
    told AS (
      INSERT INTO notifications (id, event_id, registration_id, channel, device_id, due_at)
      SELECT uuidv7(), ${id}::uuid, s.registration_id, s.channel, d.id, ${now}::timestamptz
      FROM page JOIN notification_subscriptions s USING (registration_id)
      LEFT JOIN push_devices d ON s.channel = 'push' AND d.registration_id = s.registration_id
      WHERE s.kind = ${kind} AND (s.channel = 'email' OR d.id IS NOT NULL) AND ${concerned(event)}
      ON CONFLICT DO NOTHING
    )
    SELECT registration_id::text AS last FROM page ORDER BY registration_id DESC LIMIT 1`;
  return rows[0]?.last ?? null;
}

/**
 * Gathers whom an event is told to, page by page, each in a transaction of its own: goes on where a worker left off, ends when
 * it is cancelled, and may be run by two at once. False when the time is up.
 */
export async function gather({ db, clock }: Infrastructure, id: string, until: number): Promise<boolean> {
  for (;;) {
    if (performance.now() > until) return false;
    const isDone = await db.$transaction(async (tx) => {
      await tx.$executeRaw`SELECT FROM notification_events WHERE id = ${id}::uuid FOR UPDATE`;
      const event = await tx.notificationEvent.findUnique({ where: { id } });
      if (event?.state !== 'gathering') return true;
      const cursor = await gatherPage(tx, event, clock.now());
      const data = cursor === null ? { state: 'sending' } : { cursor };
      await tx.notificationEvent.update({ where: { id }, data });
      return cursor === null;
    });
    if (isDone) return true;
  }
}
