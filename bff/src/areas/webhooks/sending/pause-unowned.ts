import type { Infrastructure } from '../../../core/infrastructure.ts';
import { pauseFor } from './pause-for.ts';

/**
 * Pauses the endpoints of accounts that were closed and tells whoever may take them over. They are sent nothing before that
 * either: whoever leaves goes on being told by no address of theirs.
 */
export async function pauseUnowned(
  services: Pick<Infrastructure, 'db' | 'clock' | 'mail' | 'config'>,
): Promise<void> {
  const { db, clock } = services;
  const unowned = await db.webhookEndpoint.findMany({
    where: { state: 'active', owner: { disabledAt: { not: null } } },
    select: { id: true },
  });
  const now = clock.now();
  for (const { id } of unowned)
    await db.$transaction((tx) => pauseFor(services, tx, { id, reason: 'owner', since: now, now }));
}
