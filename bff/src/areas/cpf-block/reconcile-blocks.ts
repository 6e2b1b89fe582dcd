import { todayInSaoPaulo } from '@fio/domain';
import type { Services } from '../../composition.ts';
import { holdsOn, stopRegistrations } from './stop-registrations.ts';

/**
 * Brings registrations and the list together: blocks that have run out let their people in again, and somebody who
 * registered in the very moment of being blocked is stopped. Answers how many it touched.
 */
export async function reconcileBlocks({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  const today = todayInSaoPaulo(now);
  const released = await db.$executeRaw`
    UPDATE registrations r SET blocked_at = NULL
    WHERE r.blocked_at IS NOT NULL AND r.anonymised_at IS NULL
      AND NOT EXISTS (SELECT FROM blocked_cpfs b WHERE b.cpf_hash = r.cpf_hash AND ${holdsOn(today)})`;
  const missed = await db.$queryRaw<{ hash: Uint8Array }[]>`
    SELECT b.cpf_hash AS hash FROM blocked_cpfs b JOIN registrations r ON r.cpf_hash = b.cpf_hash
    WHERE r.blocked_at IS NULL AND r.anonymised_at IS NULL AND ${holdsOn(today)}`;
  const stopped = missed.map(({ hash }) => hash);
  if (stopped.length > 0) await db.$transaction((tx) => stopRegistrations(tx, stopped, now));
  return released + stopped.length;
}
