import type { calculationRow } from '@fio/contracts';
import type { ListCommitment } from '@fio/domain';
import type * as z from 'zod/mini';
import { dayOf } from '../../core/database/day-of.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { storedState } from './draw-record.ts';

const include = {
  prizes: { select: { quantity: true } },
  numbers: { select: { next: true } },
} satisfies Prisma.DrawInclude;
type RowRecord = Prisma.DrawGetPayload<{ include: typeof include }>;

export function loadRows(tx: Transaction, ids: string[]): Promise<RowRecord[]> {
  return tx.draw.findMany({ where: { id: { in: ids } }, include });
}

/** What was committed to, once the list is frozen. */
export const committedOf = ({ commitment }: { commitment: unknown }): ListCommitment | null =>
  // Written by ours alone, and never changed: a trigger sees to it.
  commitment as ListCommitment | null;

/** Numbers of the list; while it isn't frozen, those that were given out. */
export const listed = (draw: Pick<RowRecord, 'commitment' | 'numbers'>): number =>
  committedOf(draw)?.count ?? draw.numbers?.next ?? 0;

export function drawRowOf(draw: RowRecord): z.input<typeof calculationRow> {
  const { id, slug, title, version, prizes, publishedAt, listClosedAt, frozenAt } = draw;
  return {
    id,
    slug,
    title,
    version,
    state: storedState(draw.state),
    periodFrom: dayOf(draw.periodFrom),
    periodTo: dayOf(draw.periodTo),
    lotteryDate: dayOf(draw.lotteryDate),
    prizes: prizes.reduce((sum, { quantity }) => sum + quantity, 0),
    numbers: listed(draw),
    freezing: listClosedAt !== null && frozenAt === null,
    publishedAt: publishedAt?.toISOString() ?? null,
  };
}
