import type { OwnNotifications } from '@fio/contracts';
import { type QuietHours, SUBSCRIPTIONS, USUAL_QUIET_HOURS } from '@fio/domain';
import type { SignedInContext } from '../../core/request/RequestContext.ts';
import { holdOwnRows } from '../../core/people/hold-own-rows.ts';
import type { NotificationServices } from './notification-services.ts';
import { deviceView } from './push/devices.ts';

/** What the visitor asked for, in the order in which it is offered, and when it is quiet. */
export async function ownNotifications(
  { db, session }: SignedInContext,
  { pushKeys }: NotificationServices,
): Promise<OwnNotifications> {
  const where = { registrationId: session.subjectId };
  const [publicKey, devices, rows, settings] = await Promise.all([
    pushKeys.current(),
    db.pushDevice.findMany({ where, orderBy: { createdAt: 'asc' } }),
    db.notificationSubscription.findMany({ where }),
    db.notificationSettings.findUnique({ where }),
  ]);
  const subscriptions = SUBSCRIPTIONS.filter(({ kind, channel }) =>
    rows.some((row) => row.kind === kind && row.channel === channel),
  );
  const quiet = settings ? { from: settings.quietFrom, until: settings.quietUntil } : USUAL_QUIET_HOURS;
  return { subscriptions: [...subscriptions], quiet, devices: devices.map(deviceView), publicKey };
}

/** From now on, for what waits too: the hours are looked at when something would be sent. */
export async function setQuiet(context: SignedInContext, { from, until }: QuietHours): Promise<void> {
  const { session, language } = context;
  const registrationId = session.subjectId;
  const hours = { quietFrom: from, quietUntil: until };
  await context.transaction(async (tx) => {
    if (!(await holdOwnRows(tx, registrationId))) return;
    await tx.notificationSettings.upsert({
      where: { registrationId },
      create: { registrationId, language, ...hours },
      update: hours,
    });
  });
}
