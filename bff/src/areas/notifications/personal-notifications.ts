import { sql } from '../../core/database/sql.ts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { lockOwnRows } from '../../core/people/hold-own-rows.ts';
import { type Asking, packagePart } from '../../engine/package-part.ts';
import { type Erasure, goneRows, type Leaver } from '../../engine/person-table.ts';
import { notificationDataEn } from './notification-data.en.ts';
import { notificationDataPt } from './notification-data.pt.ts';
import { notificationStory } from './notification-story.ts';

const theirs = {
  whose: ({ id }: { readonly id: string }) => sql`registration_id = ${id}::uuid`,
  inPackage: 'notifications',
  hold: ({ tx }: Erasure, { id }: Leaver) => lockOwnRows(tx, id),
};

export const notificationTables = [
  goneRows('notifications', theirs),
  goneRows('notification_subscriptions', theirs),
  goneRows('notification_settings', theirs),
  goneRows('push_devices', theirs),
];

/** What they asked for and when it is quiet; then what they were told, the latest last. */
async function notificationData({ db }: Infrastructure, { id: registrationId }: Asking) {
  const where = { registrationId };
  const [subscriptions, settings, devices, told] = await Promise.all([
    db.notificationSubscription.findMany({ where, orderBy: { createdAt: 'asc' } }),
    db.notificationSettings.findUnique({ where }),
    db.pushDevice.findMany({ where, orderBy: { createdAt: 'asc' } }),
    db.notification.findMany({ where, orderBy: { dueAt: 'asc' }, include: { event: true } }),
  ]);
  return {
    subscriptions: subscriptions.map(({ kind, channel, createdAt }) => ({
      kind,
      channel,
      since: createdAt.toISOString(),
    })),
    settings: settings && {
      language: settings.language,
      quietFrom: settings.quietFrom,
      quietUntil: settings.quietUntil,
    },
    devices: devices.map(({ endpoint, userAgent, createdAt }) => ({
      service: new URL(endpoint).host,
      userAgent,
      since: createdAt.toISOString(),
    })),
    told: told.map(({ channel, state, sentAt, event }) => ({
      kind: event.kind,
      subject: event.recordId,
      channel,
      state,
      sentAt: sentAt?.toISOString() ?? null,
    })),
  };
}

export const notificationPart = packagePart({
  name: 'notifications',
  story: notificationStory,
  read: notificationData,
  words: { pt: notificationDataPt, en: notificationDataEn },
  rows: ({ subscriptions, told }, words, { when }) => [
    ...subscriptions.map(({ kind, channel, since }) => [
      words.asked,
      words.kind[kind as keyof typeof words.kind],
      words.channel[channel as keyof typeof words.channel],
      when(since),
    ]),
    // Who was passed over, or is still to be told, was told nothing.
    ...told
      .filter(({ sentAt }) => sentAt !== null)
      .map(({ kind, channel, sentAt }) => [
        words.told,
        words.kind[kind as keyof typeof words.kind],
        words.channel[channel as keyof typeof words.channel],
        when(sentAt),
      ]),
  ],
});
