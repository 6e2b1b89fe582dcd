import { type adminNotifications, SMALLEST_GROUP } from '@fio/contracts';
import type { SourceOf } from '../../../core/crud/resource.ts';
import { midnight } from '../../../core/crud/source.ts';
import { Prisma } from '../../../generated/prisma/client.ts';

/** What an event is about, by its title: of a prize it is the prize's own, and never whose. */
export const EVENT_TITLE = Prisma.sql`CASE e.kind
  WHEN 'theory' THEN (SELECT p.title FROM polls p WHERE p.id = e.record_id)
  WHEN 'prize' THEN coalesce(
    (SELECT k.title FROM prizes p JOIN prize_kinds k ON k.id = p.kind_id WHERE p.id = e.record_id),
    (SELECT p.title FROM winners w JOIN draw_prizes p ON p.id = w.prize_id WHERE w.id = e.record_id))
  ELSE (SELECT d.title FROM draws d WHERE d.id = e.record_id) END`;

/** How many had enough of it, of those who are still here; NULL where that would say who (SMALLEST_GROUP of the contracts). */
export const EVENT_ENDED = Prisma.sql`CASE WHEN e.kind <> 'prize' AND ${SMALLEST_GROUP} <= (
    SELECT count(*) FROM (SELECT FROM notifications n WHERE n.event_id = e.id LIMIT ${SMALLEST_GROUP}) AS told)
  THEN (SELECT count(*) FROM notifications n WHERE n.event_id = e.id AND n.ended_at IS NOT NULL)::integer END`;

/** Where the list of fan-outs and its export come from. */
export const eventSource: SourceOf<typeof adminNotifications> = {
  from: Prisma.sql`notification_events e`,
  id: Prisma.sql`e.id`,
  search: Prisma.sql`fold_text(${EVENT_TITLE})`,
  filters: {
    state: (state) => Prisma.sql`e.state = ${state}`,
    kind: (kind) => Prisma.sql`e.kind = ${kind}`,
    from: (day) => Prisma.sql`e.created_at >= ${midnight(day, 0)}`,
    to: (day) => Prisma.sql`e.created_at < ${midnight(day, 1)}`,
  },
  sorts: { createdAt: Prisma.sql`e.created_at`, finishedAt: Prisma.sql`e.finished_at` },
  defaultSort: '-createdAt',
};
