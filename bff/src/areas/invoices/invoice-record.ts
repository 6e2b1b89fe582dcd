import type { invoiceDetail, invoiceRow } from '@fio/contracts';
import {
  maskCpf,
  RISKS,
  type InvoiceReason,
  type InvoiceState,
  type PrizeState,
  type TicketState,
} from '@fio/domain';
import type * as z from 'zod/mini';
import { dayOf } from '../../core/database/day-of.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { AppError } from '../../core/errors.ts';
import { titledEntries } from '../tickets/index.ts';
import { alikeOf, type Alike } from './alike-invoices.ts';
import { claimsOf, type StoredClaim } from './claims-of.ts';
import type { ListedInvoice } from './listed-invoices.ts';
import { othersOf, type Others } from './other-invoices.ts';

type Row = z.input<typeof invoiceRow>;
type Detail = z.input<typeof invoiceDetail>;
type Answer = Detail['claims'][number]['answers'][number];

const whole = {
  registration: { select: { id: true, name: true, lastName: true, cpfEncrypted: true } },
  tickets: { orderBy: { counter: 'asc' }, include: { pool: { select: { seriesSize: true } } } },
  prizes: { orderBy: { claimedAt: 'asc' }, include: { kind: { select: { title: true } } } },
  events: { orderBy: { id: 'asc' } },
  earnings: { orderBy: { id: 'asc' }, include: { draw: { select: { title: true } } } },
  risks: true,
  document: { select: { bytes: true } },
} satisfies Prisma.InvoiceInclude;

type Names = ReadonlyMap<string, string>;
/** An invoice with all that its page shows. */
export type InvoiceRecord = Prisma.InvoiceGetPayload<{ include: typeof whole }> & {
  readonly names: Names;
  /** Counted of those that are there: the models' own count reads everybody's numbers. */
  readonly _count: ListedInvoice['_count'];
  readonly others: Others;
  readonly alike: readonly Alike[];
  readonly claims: readonly StoredClaim[];
  readonly counted: Awaited<ReturnType<typeof titledEntries>>;
};

/** The names of staff by their ids. */
async function namesOf(tx: Transaction, ids: readonly (string | null)[]): Promise<Names> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const found = await tx.adminUser.findMany({
    where: { id: { in: wanted } },
    select: { id: true, name: true },
  });
  return new Map(found.map(({ id, name }) => [id, name]));
}

/** The invoice, or NOT_FOUND. */
export async function findInvoice(tx: Transaction, id: string, now: Date): Promise<InvoiceRecord> {
  const found = await tx.invoice.findUnique({ where: { id }, include: whole });
  if (found === null) throw new AppError('NOT_FOUND');
  const { reviewerId, changedById, events } = found;
  return {
    ...found,
    names: await namesOf(tx, [reviewerId, changedById, ...events.map(({ actorId }) => actorId)]),
    _count: { tickets: found.tickets.length },
    others: await othersOf(tx, found, now),
    alike: await alikeOf(tx, found),
    claims: await claimsOf(tx, found),
    counted: await titledEntries(tx, found.earnings),
  };
}

// What a column may hold is held by check constraints.
const stateOf = (state: string) => state as InvoiceState;
const reasonOf = (reason: string | null) => reason as InvoiceReason | null;
/** Who holds the lock now; null when nobody does, or no longer. */
export const holderOf = (
  { reviewerId, lockedUntil }: Pick<ListedInvoice, 'reviewerId' | 'lockedUntil'>,
  now: Date,
): string | null => (lockedUntil !== null && lockedUntil > now ? reviewerId : null);

export function invoiceRowOf(invoice: ListedInvoice, now: Date): Row {
  const { id, accessKey, cnpj, series, number, valueCents, registration, version, names } = invoice;
  const reviewer = holderOf(invoice, now);
  return {
    id,
    cnpj,
    series,
    number,
    version,
    key: accessKey,
    model: invoice.model as Row['model'],
    purchasedOn: dayOf(invoice.purchasedOn),
    value: valueCents,
    participant: { id: registration.id, name: `${registration.name} ${registration.lastName}` },
    origin: invoice.origin as Row['origin'],
    confirmedBy: invoice.confirmedBy as Row['confirmedBy'],
    state: stateOf(invoice.state),
    reason: reasonOf(invoice.reason),
    file: invoice.fileKey !== null,
    reviewer: reviewer && (names.get(reviewer) ?? null),
    tickets: invoice._count.tickets,
    createdAt: invoice.createdAt.toISOString(),
  };
}

/** Who looks at it now, as the page of `readerId` says it. */
function lockOf(invoice: InvoiceRecord, readerId: string, now: Date): Detail['lock'] {
  const holder = holderOf(invoice, now);
  if (holder === null || invoice.lockedUntil === null) return null;
  return {
    mine: holder === readerId,
    name: invoice.names.get(holder) ?? '',
    until: invoice.lockedUntil.toISOString(),
  };
}

function eventsOf({ events, names }: InvoiceRecord): Detail['events'] {
  return events.map(({ id, fromState, toState, actorId, reason, note, at }) => ({
    id: String(id),
    from: fromState === null ? null : stateOf(fromState),
    to: stateOf(toState),
    by: actorId && (names.get(actorId) ?? null),
    reason: reasonOf(reason),
    note,
    at: at.toISOString(),
  }));
}

/** In the order of the rules. */
const risksOf = ({ risks }: InvoiceRecord): Detail['risks'] =>
  RISKS.flatMap((name) => {
    const met = risks.find((risk) => risk.name === name);
    return met ? [{ name, seen: met.seen, allowed: met.allowed, otherId: met.otherId }] : [];
  });

interface Reading extends Pick<Infrastructure, 'vaults'> {
  readonly readerId: string;
  readonly now: Date;
  readonly participatingProducts: readonly string[];
}

function claimRowOf(claim: StoredClaim): Detail['claims'][number] {
  const { id, registration, state, origin, purchasedOn, valueCents: value, createdAt, confirmations } = claim;
  return {
    id,
    participant: { id: registration.id, name: `${registration.name} ${registration.lastName}` },
    state: stateOf(state),
    origin: origin as Row['origin'],
    purchasedOn: dayOf(purchasedOn),
    value,
    createdAt: createdAt.toISOString(),
    answers: confirmations.map(({ id: answerId, source, proof, found, reference, at }) => ({
      id: String(answerId),
      source: source as Answer['source'],
      proof: proof as Answer['proof'],
      found: found as Answer['found'],
      reference,
      at: at.toISOString(),
    })),
  };
}

/** What the page of `readerId` shows at `now`. */
export function invoiceDetailOf(
  invoice: InvoiceRecord,
  { vaults, readerId, now, participatingProducts }: Reading,
): Detail {
  const { state, changedById, changedAt, tickets, prizes, names, note, others, products } = invoice;
  const hasLeft = invoice.registration.cpfEncrypted.length === 0;
  const isDecided = state === 'valid' || state === 'invalid';
  return {
    ...invoiceRowOf(invoice, now),
    note,
    others,
    products,
    participatingProducts: [...participatingProducts],
    // Of somebody who has left there is none.
    cpf: maskCpf(hasLeft ? '' : vaults.cpf.cpfOf(invoice.registration)),
    fileType: invoice.fileType as Detail['fileType'],
    reviewedBy: isDecided && changedById ? (names.get(changedById) ?? null) : null,
    reviewedAt: isDecided ? changedAt.toISOString() : null,
    lock: lockOf(invoice, readerId, now),
    risks: risksOf(invoice),
    xml: invoice.document,
    claims: invoice.claims.map(claimRowOf),
    alike: invoice.alike.map((one) => ({ ...one, state: stateOf(one.state) })),
    numbers: tickets.map((ticket) => ({
      id: `${ticket.drawId}.${ticket.counter}`,
      series: ticket.series,
      number: ticket.number,
      seriesSize: ticket.pool.seriesSize,
      state: ticket.state as TicketState,
    })),
    earnings: invoice.counted,
    prizes: prizes.map(({ id, kind, state: at }) => ({ id, title: kind.title, state: at as PrizeState })),
    events: eventsOf(invoice),
  };
}

/** What the audit compares. */
export function invoiceAudited(invoice: InvoiceRecord) {
  const { accessKey, cnpj, state, reason, note, tickets, prizes, valueCents, products } = invoice;
  return {
    state,
    reason,
    note,
    cnpj,
    valueCents,
    products,
    key: accessKey,
    receiptSeries: invoice.series,
    receiptNumber: invoice.number,
    purchasedOn: dayOf(invoice.purchasedOn),
    tickets: tickets.filter((ticket) => ticket.state !== 'voided').length,
    prizes: prizes.filter((prize) => prize.state !== 'invalid').length,
  };
}
