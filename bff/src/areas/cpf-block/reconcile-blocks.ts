import { todayInSaoPaulo } from '@fio/domain';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { holdsOn, stopRegistrations } from './stop-registrations.ts';

type Dependencies = Pick<Infrastructure, 'db' | 'clock'>;

/** `released`: blocks that had run out; `stopped`: who registered in the very moment of being blocked. */
type Reconciled = {
  readonly released: number;
  readonly stopped: number;
};

const isOver = (today: string) => Prisma.sql`
  r.blocked_at IS NOT NULL AND r.anonymised_at IS NULL
  AND NOT EXISTS (SELECT FROM blocked_cpfs b WHERE b.cpf_hash = r.cpf_hash AND ${holdsOn(today)})`;

async function missedBy({ db }: Dependencies, today: string) {
  const rows = await db.$queryRaw<{ hash: Uint8Array }[]>`
    SELECT b.cpf_hash AS hash FROM blocked_cpfs b JOIN registrations r ON r.cpf_hash = b.cpf_hash
    WHERE r.blocked_at IS NULL AND r.anonymised_at IS NULL AND ${holdsOn(today)}`;
  return rows.map(({ hash }) => hash);
}

/** Brings registrations and the list of blocks together. */
export async function reconcileBlocks(services: Dependencies): Promise<Reconciled> {
  const { db, clock } = services;
  const now = clock.now();
  const today = todayInSaoPaulo(now);
  const released = await db.$executeRaw`
    UPDATE registrations r SET blocked_at = NULL WHERE ${isOver(today)}`;
  const missed = await missedBy(services, today);
  if (missed.length > 0) await db.$transaction((tx) => stopRegistrations(tx, missed, now));
  return { released, stopped: missed.length };
}

/** How many it would touch. */
export async function countBlocksDue(services: Dependencies): Promise<Reconciled> {
  const today = todayInSaoPaulo(services.clock.now());
  const [row] = await services.db.$queryRaw<{ count: bigint }[]>`
    SELECT count(*) FROM registrations r WHERE ${isOver(today)}`;
  return { released: Number(row?.count ?? 0), stopped: (await missedBy(services, today)).length };
}
