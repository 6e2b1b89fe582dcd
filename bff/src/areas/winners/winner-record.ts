import type { RuleSet, WinnerDocumentKind, WinnerState } from '@fio/domain';
import type { Transaction } from '../../core/database/prisma.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { AppError } from '../../core/errors.ts';
import { ticketIdOf } from '../tickets/index.ts';

/** Its list's secret and commitment stay where they are. */
const draw = {
  id: true,
  title: true,
  publishedAt: true,
  lotteryDate: true,
  ruleSet: true,
  listFormat: true,
  seriesFirst: true,
  defenceDays: true,
  documentsWithin: true,
  documentsUnit: true,
} satisfies Prisma.DrawSelect;
const include = {
  prize: { include: { draw: { select: draw } } },
  registration: true,
  mail: { select: { state: true, error: true } },
  contacts: { orderBy: [{ at: 'desc' }, { id: 'desc' }] },
  documents: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
  events: { orderBy: { id: 'asc' } },
  proposals: { orderBy: { proposedAt: 'desc' } },
} satisfies Prisma.WinnerInclude;
type Stored = Prisma.WinnerGetPayload<{ include: typeof include }>;

const linked = {
  id: true,
  prizeId: true,
  unit: true,
  rank: true,
  name: true,
  state: true,
  maskedCpf: true,
  series: true,
  number: true,
} satisfies Prisma.WinnerSelect;
type Linked = Prisma.WinnerGetPayload<{ select: typeof linked }>;

/** A winner with all that staff are shown; `staff` names whoever took a step. */
export type WinnerRecord = Stored & {
  readonly staff: ReadonlyMap<string, string>;
  /** Whoever held the same unit before or after, by rank. */
  readonly others: readonly Linked[];
  /** The first surrogate of the prize who still waits. */
  readonly next: Linked | null;
  /** Their number's; null where the list came from elsewhere. */
  readonly ticketId: string | null;
};

async function staffOf(tx: Transaction, found: readonly Stored[]) {
  const ids = found.flatMap(({ events, contacts, documents, proposals }) => [
    ...proposals.flatMap(({ proposedBy, decidedBy }) => [proposedBy, ...(decidedBy ? [decidedBy] : [])]),
    ...events.flatMap(({ actorId }) => actorId ?? []),
    ...contacts.map(({ byId }) => byId),
    ...documents.map(({ byId }) => byId),
  ]);
  const where = { id: { in: [...new Set(ids)] } };
  const people = await tx.adminUser.findMany({ where, select: { id: true, name: true } });
  return new Map(people.map(({ id, name }) => [id, name]));
}

/** Of the same prizes: who shares a unit, and the first of each who waits. */
async function linkedTo(tx: Transaction, found: readonly Stored[]) {
  const placed = found.filter(({ unit }) => unit > 0);
  const units = placed.map(({ prizeId, unit }) => ({ prizeId, unit }));
  const others = await tx.winner.findMany({
    where: { OR: units },
    orderBy: { rank: 'asc' },
    select: linked,
  });
  const waiting = await tx.winner.findMany({
    where: { state: 'reserve', prizeId: { in: [...new Set(placed.map(({ prizeId }) => prizeId))] } },
    orderBy: [{ prizeId: 'asc' }, { rank: 'asc' }],
    distinct: ['prizeId'],
    select: linked,
  });
  return { others, next: new Map(waiting.map((one) => [one.prizeId, one])) };
}

const keyOf = (key: { drawId: string; series: number; number: number }) =>
  `${key.drawId} ${key.series} ${key.number}`;

/** The number a winner was drawn by, as it was given out. */
const drawnBy = ({ prize, series, number }: Stored) => ({
  drawId: prize.draw.id,
  series: series ?? prize.draw.seriesFirst,
  number,
});

async function ticketsOf(tx: Transaction, found: readonly Stored[]) {
  const select = { drawId: true, series: true, number: true, counter: true };
  const tickets = await tx.ticket.findMany({ where: { OR: found.map(drawnBy) }, select });
  return new Map(tickets.map((ticket) => [keyOf(ticket), ticketIdOf(ticket)]));
}

/** The winners of `ids` that exist, in any order. */
export async function loadWinners(tx: Transaction, ids: string[]): Promise<WinnerRecord[]> {
  const found = await tx.winner.findMany({ where: { id: { in: ids } }, include });
  const [staff, { others, next }] = [await staffOf(tx, found), await linkedTo(tx, found)];
  const tickets = await ticketsOf(tx, found);
  return found.map((winner) => ({
    ...winner,
    staff,
    others: others.filter(
      ({ id, prizeId, unit }) => id !== winner.id && prizeId === winner.prizeId && unit === winner.unit,
    ),
    next: winner.unit > 0 ? (next.get(winner.prizeId) ?? null) : null,
    ticketId: tickets.get(keyOf(drawnBy(winner))) ?? null,
  }));
}

/** The winner, or NOT_FOUND. */
export async function findWinner(tx: Transaction, id: string): Promise<WinnerRecord> {
  const [found] = await loadWinners(tx, [id]);
  if (found === undefined) throw new AppError('NOT_FOUND');
  return found;
}

/** The state as it is stored; held by a check constraint. */
export const stateOf = ({ state }: { readonly state: string }) => state as WinnerState;

/** Whether the result of the draw is public: from then on no surrogate comes in. */
export const isPublished = ({ prize }: Pick<Stored, 'prize'>): boolean => prize.draw.publishedAt !== null;

/** The rules of the draw; written through the contract's schema. */
export const rulesOf = ({ prize }: Pick<Stored, 'prize'>) => prize.draw.ruleSet as unknown as RuleSet;

/** The disqualification that waits for the defence and a second person, if one does. */
export const waitingProposal = ({ proposals }: Pick<Stored, 'proposals'>) =>
  proposals.find(({ outcome }) => outcome === null) ?? null;

/** Whose account was erased: nobody can write to them. */
export const isGone = ({ registration }: Pick<Stored, 'registration'>): boolean =>
  registration === null || registration.anonymisedAt !== null;

/** Who came in for this winner, if anybody did. */
export const successorOf = ({ others, rank }: WinnerRecord) => others.find((other) => other.rank > rank);

/** In whose place this winner is. */
export const predecessorOf = ({ others, rank }: WinnerRecord) =>
  others.findLast((other) => other.rank < rank);

/** A document's kind as it is stored; held by a check constraint. */
export const kindOf = ({ kind }: { readonly kind: string }) => kind as WinnerDocumentKind;

/** The kinds of what was sent. */
export const kindsOf = ({ documents }: Pick<WinnerRecord, 'documents'>): WinnerDocumentKind[] =>
  documents.map(kindOf);

/** What the audit compares: never who won, for its chain outlives the person. */
export const winnerAudited = (winner: WinnerRecord) => ({
  state: winner.state,
  unit: winner.unit,
  reason: winner.reason,
  note: winner.note,
  contacts: winner.contacts.length,
  documents: kindsOf(winner),
  proposal: waitingProposal(winner)?.reason ?? null,
  deliveredAt: winner.deliveredAt,
  taxPaidOn: winner.irrfPaidOn,
});
