import type { Infrastructure } from '../../core/infrastructure.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { TicketServices } from '../tickets/index.ts';
import { nameOf } from './receipt-lock.ts';
import { refuseInvoice } from './refuse-invoice.ts';
import { WAITING } from './waiting-claims.ts';

interface Confirmed {
  readonly id: string;
  readonly cnpj: string | null;
  readonly model: string | null;
  readonly series: string | null;
  readonly number: string | null;
}

/** Refuses everybody else's waiting claims of a receipt that was just confirmed, each with its letter; under its lock. */
export async function refuseRivals(
  services: Pick<Infrastructure, 'config' | 'clock' | 'mail'> & TicketServices,
  tx: Transaction,
  confirmed: Confirmed,
  actorId: string | null = null,
): Promise<void> {
  const name = nameOf(confirmed);
  if (name === null) return;
  const rivals = await tx.invoice.findMany({
    where: { ...name, ...WAITING, id: { not: confirmed.id } },
    select: { id: true },
    orderBy: { id: 'asc' },
  });
  for (const { id } of rivals) await refuseInvoice(services, tx, id, { actorId, reason: 'other_claimant' });
}
