import { readFileSync } from 'node:fs';
import type { OfferedPrize, PrizeWinner } from '@fio/contracts';
import { maskCpf } from '@fio/domain';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { framedImageOf } from '../uploads/index.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { isFree } from './prize-record.ts';
import { nameOf } from './prize-view.ts';

type Dependencies = Pick<Infrastructure, 'db' | 'vaults' | 'log'>;

/** Winners of a prize that a page names; the others count. */
export const NAMED_WINNERS = 5;
const LATEST = readFileSync(new URL('./latest-winners.sql', import.meta.url), 'utf8');

const include = { picture: true } satisfies Prisma.PrizeKindInclude;
type Kind = Prisma.PrizeKindGetPayload<{ include: typeof include }>;
type Win = Prisma.PrizeGetPayload<{ include: { registration: true } }>;

/** The winner as a page names them; null, and logged, where the CPF can't be opened: one person's row ends no page. */
function namedOf(
  { vaults, log }: Dependencies,
  { id, registration: person, claimedAt, createdAt }: Win,
): PrizeWinner | null {
  if (person === null) return null;
  const { city, state } = person;
  try {
    const cpf = maskCpf(vaults.cpf.cpfOf(person));
    return { id, name: nameOf(person), cpf, city, state, wonAt: (claimedAt ?? createdAt).toISOString() };
  } catch (err) {
    log.error({ err, prizeId: id }, 'a winner is not named: the CPF could not be opened');
    return null;
  }
}

/** Whose prizes hold, the latest first: a win that the desk hasn't looked at yet is nobody's news, nor one of who has left. */
async function winnersByKind(services: Dependencies): Promise<ReadonlyMap<string, PrizeWinner[]>> {
  const { db } = services;
  const latest = await db.$queryRawUnsafe<{ id: string }[]>(LATEST, NAMED_WINNERS);
  const won = await db.prize.findMany({
    where: { id: { in: latest.map(({ id }) => id) } },
    orderBy: [{ claimedAt: { sort: 'desc', nulls: 'last' } }, { id: 'desc' }],
    include: { registration: true },
  });
  const winners = new Map<string, PrizeWinner[]>();
  for (const win of won) {
    const named = namedOf(services, win);
    if (named) winners.set(win.kindId, [...(winners.get(win.kindId) ?? []), named]);
  }
  return winners;
}

/** Of one kind: the slots of its schedules, and those nobody has ever won. */
interface Count {
  readonly units: number;
  readonly left: number;
}

/**
 * By kind, as the schedules were committed: a gift by hand takes no slot. A slot once won stays won, though its win be
 * refused: that it is free again would tell who polls when to send a receipt.
 */
async function countsByKind({ db }: Dependencies): Promise<ReadonlyMap<string, Count>> {
  const groups = await db.prize.groupBy({
    by: ['kindId', 'state'],
    // A slot's first row: what offers it again replaces that one.
    where: { scheduleId: { not: null }, replacesId: null },
    _count: true,
  });
  const counts = new Map<string, Count>();
  for (const { kindId, state, _count } of groups) {
    const { units, left } = counts.get(kindId) ?? { units: 0, left: 0 };
    counts.set(kindId, { units: units + _count, left: left + (isFree({ state }) ? _count : 0) });
  }
  return counts;
}

const offeredOf = (kind: Kind, { units, left }: Count, winners: PrizeWinner[]): OfferedPrize => ({
  id: kind.id,
  way: 'instant',
  title: kind.title,
  description: kind.description,
  value: kind.valueCents,
  picture: framedImageOf(kind),
  units,
  left,
  draw: null,
  winners,
  won: units - left,
});

/**
 * What can be won at once, in the order staff gave it, with how many are left: allotment and wins are public, the moments
 * stay secret. A kind that no schedule ever had isn't offered.
 */
export async function offeredKinds(services: Dependencies): Promise<OfferedPrize[]> {
  const [kinds, counts, winners] = await Promise.all([
    services.db.prizeKind.findMany({ include, orderBy: [{ position: 'asc' }, { title: 'asc' }] }),
    countsByKind(services),
    winnersByKind(services),
  ]);
  return kinds.flatMap((kind) => {
    const count = counts.get(kind.id);
    return count ? [offeredOf(kind, count, winners.get(kind.id) ?? [])] : [];
  });
}
