import type { NotificationChannel, NotificationKind } from '@fio/domain';
import { sql } from '../../core/database/sql.ts';
import type { StoryPart } from '../../engine/story-part.ts';

/** What somebody was told of because they had asked for it. */
export const notificationStory: StoryPart<'notifications'> = {
  access: 'notifications:list',
  rows: ({ id }) => sql`
    SELECT sent_at AS at, id::text AS id FROM notifications
    WHERE registration_id = ${id}::uuid AND sent_at IS NOT NULL`,
  read: async ({ db }, ids) => {
    const rows = await db.notification.findMany({
      where: { id: { in: ids } },
      select: { id: true, eventId: true, channel: true, event: { select: { kind: true } } },
    });
    return rows.map(({ id, eventId, channel, event }) => ({
      id,
      recordId: eventId,
      // Held by check constraints.
      of: event.kind as NotificationKind,
      channel: channel as NotificationChannel,
    }));
  },
};
