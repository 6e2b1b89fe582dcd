import type { DrawPage } from '@fio/contracts';
import { type BindingEventType, commitmentText, type DrawState, type ListCommitment } from '@fio/domain';
import { dayOf } from '../../core/database/day-of.ts';
import type { PrismaClient } from '../../core/database/prisma.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { AppError } from '../../core/errors.ts';
import { hexOf } from '../../core/secrets/content-hash.ts';
import { AHEAD, PUBLISHED } from '../../core/draw-facts.ts';
import { entriesOfDraw, logEntryOf } from '../../core/transparency/entries-of.ts';
import { publicDocuments } from './public-documents.ts';
import { publishedDrawOf, withHolders } from './published-draws.ts';

const include = {
  ...withHolders,
  regulation: { select: { slug: true, title: true, number: true, publishedAt: true } },
  numbers: { select: { seedHash: true, committedAt: true } },
  listParts: { select: { count: true } },
  postponements: { orderBy: { id: 'asc' } },
} satisfies Prisma.DrawInclude;
type Stored = Prisma.DrawGetPayload<{ include: typeof include }>;

/** Draws that have a page (hasPage). */
export const WITH_PAGE: Prisma.DrawWhereInput = {
  OR: [{ state: { in: [...AHEAD, ...PUBLISHED] } }, { state: 'cancelled', commitmentHash: { not: null } }],
};

function listOf({ frozenAt, commitment, commitmentHash, listParts }: Stored): DrawPage['list'] {
  // A check constraint keeps a frozen draw complete.
  if (frozenAt === null || commitmentHash === null) return null;
  return {
    text: commitmentText(commitment as unknown as ListCommitment),
    hash: hexOf(commitmentHash),
    publishedAt: frozenAt.toISOString(),
    count: listParts.reduce((sum, { count }) => sum + count, 0),
  };
}

function regulationOf({ regulation }: Stored): DrawPage['regulation'] {
  if (!regulation?.publishedAt) return null;
  const { slug, title, number } = regulation;
  return { slug, title, number };
}

const numbersOf = ({ numbers }: Stored): DrawPage['numbers'] =>
  numbers && { seedHash: hexOf(numbers.seedHash), committedAt: numbers.committedAt.toISOString() };

/** What of the log says why a day is another than was committed to. */
const MOVES: readonly BindingEventType[] = [
  'postponement_proposed',
  'postponement_withdrawn',
  'draw_postponed',
];
/** And why a winner is; before the publication nobody is told who was found. */
const CHANGES: readonly BindingEventType[] = [
  'disqualification_proposed',
  'disqualification_withdrawn',
  'winner_out',
  'winner_substituted',
  'prize_to_heirs',
];

/** A draw's page; NOT_FOUND of one that has none. */
export async function drawPage(db: PrismaClient, slug: string): Promise<DrawPage> {
  const draw = await db.draw.findFirst({ where: { slug, ...WITH_PAGE }, include });
  if (draw === null) throw new AppError('NOT_FOUND');
  const { id, title, certificate, place, plannedAt, prizes } = draw;
  const published = publishedDrawOf(draw);
  return {
    id,
    slug,
    title,
    certificate,
    place,
    // Held by a check constraint.
    state: draw.state as DrawState,
    periodFrom: dayOf(draw.periodFrom),
    periodTo: dayOf(draw.periodTo),
    lotteryDate: dayOf(draw.lotteryDate),
    postponements: draw.postponements.map(({ fromDate, toDate, at, reason, source }) => ({
      from: dayOf(fromDate),
      to: dayOf(toDate),
      at: at.toISOString(),
      reason,
      source,
    })),
    log: (await entriesOfDraw(db, id, published === null ? MOVES : [...MOVES, ...CHANGES])).map(logEntryOf),
    plannedAt: plannedAt?.toISOString() ?? null,
    regulation: regulationOf(draw),
    prizes: prizes.map(({ title: name, quantity }) => ({ title: name, quantity })),
    numbers: numbersOf(draw),
    list: listOf(draw),
    published,
    documents: await publicDocuments(db, draw),
  };
}
