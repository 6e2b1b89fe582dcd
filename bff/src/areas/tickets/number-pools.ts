import type { BodyOf, NumberCommitment, numberPools } from '@fio/contracts';
import { todayInSaoPaulo } from '@fio/domain';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { midnight } from '../../core/crud/source.ts';
import { recordAction } from '../../core/audit/record-action.ts';
import { dayOf } from '../../core/database/day-of.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import { AppError } from '../../core/errors.ts';
import { commitmentOf } from './commitment.ts';
import { runIn } from '../../core/database/run-in.ts';
import { appendEntry } from '../../core/transparency/append-entry.ts';
import { numbersBinding } from './numbers-binding.ts';
import type { TicketServices } from './ticket-services.ts';

/** What bound the order of every draw's numbers, the latest lottery first. */
export async function allCommitments({ db, vaults }: Pick<Infrastructure, 'db' | 'vaults'>) {
  const pools = await db.numberPool.findMany({
    orderBy: [{ draw: { lotteryDate: 'desc' } }, { drawId: 'asc' }],
    include: { draw: { select: { title: true } } },
  });
  const items = pools.map(({ draw, ...pool }) => ({
    title: draw.title,
    commitment: commitmentOf({ vaults }, pool),
    given: pool.next,
  }));
  return { items };
}

/** The draws whose numbers may still be settled. */
const OPEN = ['draft', 'scheduled'];

/** The draw, held until the commit. */
async function takeDraw(tx: Transaction, drawId: string) {
  await tx.$executeRaw`SELECT FROM draws WHERE id = ${drawId}::uuid FOR UPDATE`;
  const draw = await tx.draw.findUnique({ where: { id: drawId }, include: { numbers: true } });
  if (draw === null) throw new AppError('NOT_FOUND');
  return draw;
}

interface PoolStep {
  readonly drawId: string;
  readonly title: string;
  readonly action: 'commit' | 'reveal';
}

async function settled(context: RequestContext, tx: Transaction, { drawId, title, action }: PoolStep) {
  const pool = await tx.numberPool.findUniqueOrThrow({ where: { drawId } });
  const commitment = commitmentOf(context, pool);
  const at = context.clock.now();
  await appendEntry(tx, numbersBinding(commitment), at);
  await recordAction(tx, {
    actor: context.actor,
    at,
    resource: 'draw',
    recordId: drawId,
    action,
    summary: title,
    after: commitment,
  });
  return commitment;
}

/**
 * Draws the order of the series of a draw that has none, before its period: afterwards nobody could tell that it wasn't
 * chosen. Its series stay what they are from here on.
 */
export function commitPool(
  context: RequestContext,
  { luckyNumbers }: TicketServices,
  drawId: string,
  { version }: BodyOf<typeof numberPools.commit>,
): Promise<NumberCommitment> {
  const now = context.clock.now();
  return context.transaction(async (tx) => {
    const draw = await takeDraw(tx, drawId);
    const { title, numbers, state, periodFrom } = draw;
    if (numbers !== null || draw.version !== version || !OPEN.includes(state)) throw new AppError('CONFLICT');
    if (dayOf(periodFrom) <= todayInSaoPaulo(now)) throw new AppError('INVALID_DATE');
    await luckyNumbers.commit(runIn(tx), drawId, now);
    return settled(context, tx, { drawId, title, action: 'commit' });
  });
}

/** What of the period may still bring numbers: invoices, or invitations that a worker hasn't counted yet. */
export async function awaited(tx: Transaction, from: Date, to: Date) {
  const [begin, end] = [midnight(dayOf(from), 0), midnight(dayOf(to), 1)];
  const [row] = await tx.$queryRaw<{ invoices: boolean; invitations: boolean }[]>`
    SELECT EXISTS (
      SELECT FROM invoices WHERE state IN ('received', 'checking', 'pending')
        AND created_at >= ${begin} AND created_at < ${end}
    ) AS invoices, EXISTS (
      SELECT FROM invitations WHERE state = 'confirmed' AND settled_at IS NULL
        AND confirmed_at >= ${begin} AND confirmed_at < ${end}
    ) AS invitations`;
  return (['invoices', 'invitations'] as const).filter((what) => row?.[what] === true);
}

/** Publishes the seed: from then on every number can be computed by anyone, so none is given out any more. */
export function revealPool(context: RequestContext, drawId: string): Promise<NumberCommitment> {
  const now = context.clock.now();
  return context.transaction(async (tx) => {
    const { title, numbers, periodFrom, periodTo } = await takeDraw(tx, drawId);
    if (numbers === null) throw new AppError('NOT_FOUND');
    const isOver = dayOf(periodTo) < todayInSaoPaulo(now);
    if (!isOver || numbers.revealedAt !== null || (await awaited(tx, periodFrom, periodTo)).length > 0)
      throw new AppError('CONFLICT');
    await tx.numberPool.update({ where: { drawId }, data: { revealedAt: now } });
    return settled(context, tx, { drawId, title, action: 'reveal' });
  });
}
