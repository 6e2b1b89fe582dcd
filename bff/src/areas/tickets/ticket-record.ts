import type { ticketDetail, ticketRow } from '@fio/contracts';
import { formatLuckyNumber, type TicketOrigin, type TicketState } from '@fio/domain';
import type * as z from 'zod/mini';
import type { Transaction } from '../../core/database/prisma.ts';
import type { Prisma, Registration } from '../../generated/prisma/client.ts';
import { AppError } from '../../core/errors.ts';

const include = {
  registration: true,
  invoice: { select: { state: true } },
  pool: { select: { seedHash: true, seriesSize: true, draw: { select: { id: true, title: true } } } },
} satisfies Prisma.TicketInclude;
/** A number with who has it, what it came from and its draw. */
export type TicketRecord = Prisma.TicketGetPayload<{ include: typeof include }> & {
  readonly id: string;
  /** Whoever was invited, of a number for an invitation; lists don't ask. */
  readonly invited: Registration | null;
};

/** The two parts of a number's key, as its id has them. */
export interface TicketKey {
  readonly drawId: string;
  readonly counter: number;
}

export const idOf = ({ drawId, counter }: TicketKey): string => `${drawId}.${counter}`;

/** The id is of the contract's shape. */
export function keyOf(id: string): TicketKey {
  const [drawId = '', counter] = id.split('.');
  return { drawId, counter: Number(counter) };
}

type Found = Prisma.TicketGetPayload<{ include: typeof include }>;
const withId = (found: Found): TicketRecord => ({ ...found, id: idOf(found), invited: null });

/** With who was invited: the ledger has the place of the first of the numbers that an invitation gave. */
async function withInvited(tx: Transaction, found: Found): Promise<TicketRecord> {
  const { drawId, counter, origin } = found;
  if (origin !== 'invitation') return withId(found);
  const earned = await tx.invitationEarning.findFirst({
    where: { drawId, firstCounter: { lte: counter } },
    orderBy: { firstCounter: 'desc' },
    include: { invited: true },
  });
  return { ...withId(found), invited: earned?.invited ?? null };
}

export async function loadTickets(tx: Transaction, ids: string[]): Promise<TicketRecord[]> {
  const found = await tx.ticket.findMany({ where: { OR: ids.map(keyOf) }, include });
  return found.map(withId);
}

/** The number, or NOT_FOUND. */
export async function findTicket(tx: Transaction, id: string): Promise<TicketRecord> {
  const found = await tx.ticket.findUnique({ where: { drawId_counter: keyOf(id) }, include });
  if (found === null) throw new AppError('NOT_FOUND');
  return withInvited(tx, found);
}

/** Whoever has the number of a draw, if somebody does. */
export async function ticketOf(
  tx: Transaction,
  where: { drawId: string; series: number; number: number },
): Promise<TicketRecord | null> {
  const found = await tx.ticket.findUnique({ where: { drawId_series_number: where }, include });
  return found && withInvited(tx, found);
}

/** Whoever has a number, in each of these draws that gave it out. */
export async function ticketsOf(
  tx: Transaction,
  drawIds: string[],
  where: { series: number; number: number },
): Promise<TicketRecord[]> {
  const found = await tx.ticket.findMany({ where: { drawId: { in: drawIds }, ...where }, include });
  return Promise.all(found.map((one) => withInvited(tx, one)));
}

export const holderOf = ({ id, name, lastName }: { id: string; name: string; lastName: string }) => ({
  id,
  name: `${name} ${lastName}`,
});

export function ticketRowOf(ticket: TicketRecord): z.input<typeof ticketRow> {
  const { id, series, number, registration, pool, origin, state, createdAt } = ticket;
  return {
    id,
    series,
    number,
    seriesSize: pool.seriesSize,
    draw: pool.draw,
    holder: holderOf(registration),
    // Held by check constraints.
    origin: origin as TicketOrigin,
    state: state as TicketState,
    createdAt: createdAt.toISOString(),
  };
}

export function ticketDetailOf(ticket: TicketRecord): z.input<typeof ticketDetail> {
  const { counter, pool, invoiceId, invited, reason, voidedAt } = ticket;
  return {
    ...ticketRowOf(ticket),
    counter,
    invoiceId,
    invited: invited && holderOf(invited),
    reason,
    seedHash: Buffer.from(pool.seedHash).toString('hex'),
    voidedAt: voidedAt?.toISOString() ?? null,
  };
}

/** As it is printed. */
export const printed = ({
  series,
  number: order,
  seriesSize,
}: Pick<z.input<typeof ticketRow>, 'series' | 'number' | 'seriesSize'>) =>
  formatLuckyNumber({ series, order }, seriesSize);

/** What the audit compares. */
export const ticketAudited = (ticket: TicketRecord) => ({
  luckyNumber: printed(ticketRowOf(ticket)),
  draw: ticket.pool.draw.title,
  state: ticket.state,
  reason: ticket.reason,
});
