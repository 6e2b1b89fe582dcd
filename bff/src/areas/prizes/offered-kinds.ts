import type { OfferedPrize, PrizeWinner } from '@fio/contracts';
import { maskCpf } from '@fio/domain';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { framedImageOf } from '../uploads/index.ts';
import { loadPrizeKinds, type PrizeKindRecord } from './prize-kind-record.ts';
import { nameOf } from './prize-view.ts';

type Dependencies = Pick<Infrastructure, 'db' | 'vaults'>;

/** Winners of a prize that a page names; the others count. */
export const NAMED_WINNERS = 5;
/** Of all prizes together: a page names the latest. */
const LATEST = 60;

/** Whose prizes hold, the latest first: a win that the desk hasn't looked at yet is nobody's news, nor one of who has left. */
async function winnersByKind({ db, vaults }: Dependencies): Promise<ReadonlyMap<string, PrizeWinner[]>> {
  const won = await db.prize.findMany({
    where: { state: { in: ['validated', 'delivered'] }, registration: { anonymisedAt: null } },
    orderBy: [{ claimedAt: { sort: 'desc', nulls: 'last' } }, { id: 'desc' }],
    include: { registration: true },
    take: LATEST,
  });
  const winners = new Map<string, PrizeWinner[]>();
  for (const { id, kindId, registration: person, claimedAt, createdAt } of won) {
    const named = winners.get(kindId) ?? [];
    winners.set(kindId, named);
    if (person === null || named.length === NAMED_WINNERS) continue;
    const { city, state } = person;
    const cpf = maskCpf(vaults.cpf.cpfOf(person));
    named.push({ id, name: nameOf(person), cpf, city, state, wonAt: (claimedAt ?? createdAt).toISOString() });
  }
  return winners;
}

const offeredOf = (kind: PrizeKindRecord, winners: PrizeWinner[]): OfferedPrize => ({
  id: kind.id,
  way: 'instant',
  title: kind.title,
  description: kind.description,
  value: kind.valueCents,
  picture: framedImageOf(kind),
  units: kind.slots,
  left: kind.slots - kind.won,
  draw: null,
  winners,
  won: kind.won,
});

/**
 * What can be won at once, in the order staff gave it, with how many are left: allotment and wins are public, the moments
 * stay secret. A kind that no schedule ever had isn't offered.
 */
export async function offeredKinds(services: Dependencies): Promise<OfferedPrize[]> {
  const { db } = services;
  const kinds = await db.prizeKind.findMany({
    where: { prizes: { some: { scheduleId: { not: null } } } },
    orderBy: [{ position: 'asc' }, { title: 'asc' }],
    select: { id: true },
  });
  const ids = kinds.map(({ id }) => id);
  const [found, winners] = await Promise.all([loadPrizeKinds(db, ids), winnersByKind(services)]);
  return found
    .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    .map((kind) => offeredOf(kind, winners.get(kind.id) ?? []));
}
