import type { invoices, ListedInvoice, MyInvoice, QueryOf } from '@fio/contracts';
import { formatLuckyNumber, type InvoiceReason, type InvoiceState, type PrizeState } from '@fio/domain';
import { dayOf } from '../../core/database/day-of.ts';
import { hasPage } from '../../core/draw-facts.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import type { SignedInContext } from '../../core/request/RequestContext.ts';
import { RawReply } from '../../core/request/replies.ts';
import { AppError } from '../../core/errors.ts';
import { imageOf } from '../uploads/index.ts';
import { quotaOf } from './quota.ts';

const LATEST_FIRST = [{ createdAt: 'desc' }, { id: 'desc' }] as const;

const parts = {
  tickets: {
    orderBy: [{ drawId: 'asc' }, { counter: 'asc' }],
    select: { series: true, number: true, pool: { select: { seriesSize: true } } },
  },
  // An invoice that was refused and accepted again may have won twice; only the last one can hold.
  prizes: { orderBy: { claimedAt: 'desc' }, take: 1, include: { kind: { include: { picture: true } } } },
} satisfies Prisma.InvoiceInclude;
type Stored = Prisma.InvoiceGetPayload<{ include: typeof parts }>;

const drawOf = {
  select: { slug: true, title: true, state: true, lotteryDate: true, commitmentHash: true },
} as const;
const listed = {
  ...parts,
  tickets: {
    ...parts.tickets,
    select: { ...parts.tickets.select, drawId: true, pool: { select: { seriesSize: true, draw: drawOf } } },
  },
} satisfies Prisma.InvoiceInclude;
type Listed = Prisma.InvoiceGetPayload<{ include: typeof listed }>;

function prizeOf({ prizes: [prize] }: Stored): MyInvoice['prize'] {
  if (!prize) return null;
  const { title, description, picture } = prize.kind;
  return {
    id: prize.id,
    title,
    description,
    image: imageOf(picture, title),
    // Held by a check constraint, as the others below.
    state: prize.state as PrizeState,
  };
}

const printed = ({ series, number: order, pool }: Stored['tickets'][number]): string =>
  formatLuckyNumber({ series, order }, pool.seriesSize);

function viewOf(invoice: Stored): MyInvoice {
  const { id, accessKey: key, cnpj, number, purchasedOn, valueCents: value, state, changedAt } = invoice;
  const isDecided = state === 'valid' || state === 'invalid';
  return {
    id,
    key,
    cnpj,
    number,
    value,
    origin: invoice.origin as MyInvoice['origin'],
    state: state as InvoiceState,
    reason: invoice.reason as InvoiceReason | null,
    purchasedOn: dayOf(purchasedOn),
    file: invoice.fileType as MyInvoice['file'],
    createdAt: invoice.createdAt.toISOString(),
    reviewedAt: isDecided ? changedAt.toISOString() : null,
    numbers: invoice.tickets.map(printed),
    prize: prizeOf(invoice),
  };
}

/** Its numbers stand together by draw: that is how they are ordered. */
function listedOf(invoice: Listed): ListedInvoice {
  const byDraw = Map.groupBy(invoice.tickets, ({ drawId }) => drawId);
  const draws = [...byDraw.values()].flatMap((tickets) => {
    const draw = tickets[0]?.pool.draw;
    if (!draw) return [];
    const { title, lotteryDate } = draw;
    const slug = hasPage(draw) ? draw.slug : null;
    return { slug, title, lotteryDate: dayOf(lotteryDate), numbers: tickets.map(printed) };
  });
  return { ...viewOf(invoice), draws };
}

const own = ({ session }: SignedInContext) => ({ registrationId: session.subjectId });

/** One of the caller's invoices; NOT_FOUND for somebody else's too. */
export async function ownInvoice(context: SignedInContext, tx: Transaction, id: string): Promise<MyInvoice> {
  const found = await tx.invoice.findFirst({ where: { id, ...own(context) }, include: parts });
  if (found === null) throw new AppError('NOT_FOUND');
  return viewOf(found);
}

/** Those that come after one in the list, by when they were sent. */
async function after(context: SignedInContext, before: string) {
  const last = await context.db.invoice.findFirst({ where: { id: before, ...own(context) } });
  if (last === null) return { id: before };
  const { id, createdAt } = last;
  return { OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }] };
}

/** A page of the caller's invoices, latest first, and how many more may be sent. */
export async function ownInvoices(
  context: SignedInContext,
  { before, perPage }: QueryOf<typeof invoices.mine>,
) {
  const { db, config, clock } = context;
  const where = { ...own(context), ...(before && (await after(context, before))) };
  const rows = await db.invoice.findMany({
    where,
    include: listed,
    orderBy: [...LATEST_FIRST],
    take: perPage + 1,
  });
  const items = rows.slice(0, perPage);
  return {
    items: items.map(listedOf),
    next: rows.length > perPage ? (items.at(-1)?.id ?? null) : null,
    left: await quotaOf(db, config.invoices, where.registrationId, clock.now()),
  };
}

/** The photo or PDF of one of the caller's invoices. */
export async function ownFile(context: SignedInContext, id: string): Promise<RawReply> {
  const { db, storage } = context;
  const found = await db.invoice.findFirst({ where: { id, ...own(context) } });
  const bytes = found?.fileKey ? await storage.privateFiles.read(found.fileKey) : null;
  if (!found?.fileType || !bytes) throw new AppError('NOT_FOUND');
  return new RawReply(
    bytes,
    found.fileType,
    `nota-fiscal.${found.fileType === 'image/webp' ? 'webp' : 'pdf'}`,
  );
}
