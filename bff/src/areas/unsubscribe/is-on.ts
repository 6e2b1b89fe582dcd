import type { Infrastructure } from '../../core/infrastructure.ts';
import type { Ends } from '../../core/mail/UnsubscribeLinks.ts';
import type { Registration } from '../../generated/prisma/client.ts';

/** Whether there is anything to end. */
export async function isOn(
  { db }: Pick<Infrastructure, 'db'>,
  { id, marketing }: Pick<Registration, 'id' | 'marketing'>,
  ends: Ends,
): Promise<boolean> {
  if (ends === 'marketing') return marketing;
  const where = { registrationId: id, ...ends };
  return (await db.notificationSubscription.count({ where })) > 0;
}
