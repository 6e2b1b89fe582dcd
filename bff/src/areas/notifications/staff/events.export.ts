import type { NotificationChannel, NotificationState } from '@fio/domain';
import { instant, number, text, word } from '../../../core/export/columns.ts';
import { fixedExport } from '../../../core/export/export.ts';
import { Prisma } from '../../../generated/prisma/client.ts';
import { EVENT_ENDED, EVENT_TITLE, eventSource } from './events.source.ts';
import { eventExportEn } from './events.en.ts';
import { eventExportPt } from './events.pt.ts';

/** One figure of an event: as it ended, or as it is now. */
const figure = (channel: NotificationChannel, state: NotificationState) =>
  number(Prisma.sql`CASE WHEN e.counts IS NULL
    THEN (SELECT count(*) FROM notifications n
      WHERE n.event_id = e.id AND n.channel = ${channel} AND n.state = ${state})
    ELSE coalesce((e.counts -> ${channel}::text ->> ${state}::text)::bigint, 0) END`);

export const eventExports = fixedExport({
  name: 'notifications',
  source: eventSource,
  personal: [],
  words: { pt: eventExportPt, en: eventExportEn },
  columns: {
    createdAt: instant(Prisma.sql`e.created_at`),
    kind: word(Prisma.sql`e.kind`, { pt: eventExportPt.kind, en: eventExportEn.kind }),
    title: text(EVENT_TITLE),
    state: word(Prisma.sql`e.state`, { pt: eventExportPt.state, en: eventExportEn.state }),
    finishedAt: instant(Prisma.sql`e.finished_at`),
    emailSent: figure('email', 'sent'),
    emailSkipped: figure('email', 'skipped'),
    emailCancelled: figure('email', 'cancelled'),
    pushSent: figure('push', 'sent'),
    pushSkipped: figure('push', 'skipped'),
    pushFailed: figure('push', 'failed'),
    pushCancelled: figure('push', 'cancelled'),
    ended: number(EVENT_ENDED),
  },
});
