import { deliversBy, type PrizeState, todayInSaoPaulo } from '@fio/domain';
import type { Transaction } from '../../core/database/prisma.ts';
import { invalidatePrize } from './move-prize.ts';

/** Won or given, and not handed over yet. */
const OPEN = ['pending', 'validated'] as const satisfies readonly PrizeState[];

/** A prize that somebody is still to receive; `deliversBy` is the last day to hand it over. */
export interface OpenPrize {
  readonly id: string;
  readonly title: string;
  readonly state: (typeof OPEN)[number];
  readonly deliversBy: string;
}

/** The prizes that somebody is still to receive, the oldest first. */
export async function openPrizes(tx: Transaction, registrationId: string): Promise<OpenPrize[]> {
  const rows = await tx.prize.findMany({
    where: { registrationId, state: { in: [...OPEN] } },
    orderBy: [{ claimedAt: 'asc' }, { id: 'asc' }],
    select: { id: true, state: true, claimedAt: true, createdAt: true, kind: { select: { title: true } } },
  });
  return rows.map(({ id, state, claimedAt, createdAt, kind }) => ({
    id,
    title: kind.title,
    state: state === 'validated' ? 'validated' : 'pending',
    deliversBy: deliversBy(todayInSaoPaulo(claimedAt ?? createdAt)),
  }));
}

/** Its winner gives a prize up, in the words that are kept with it; its slot is offered again. */
export async function renouncePrize(
  tx: Transaction,
  id: string,
  { now, words }: { readonly now: Date; readonly words: string },
): Promise<void> {
  await invalidatePrize(tx, id, { actorId: null, now, reason: 'renounced', note: words });
}
