import { todayInSaoPaulo } from '@fio/domain';
import type { Infrastructure } from '../../core/infrastructure.ts';
import type { Actor } from '../../core/actor.ts';
import { recordAction } from '../../core/audit/record-action.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { appendEntry } from '../../core/transparency/append-entry.ts';
import { noteDuties } from '../calculation/index.ts';
import { winnerOut } from './winner-binding.ts';
import { findWinner, winnerAudited } from './winner-record.ts';
import { stepWinner, titleOf } from './winner-steps.ts';

/** Nobody signed in: the clock. */
const CLOCK: Actor = { id: null, name: '', type: null, ip: null, userAgent: null, requestId: null };

const isDue = (today: string) => Prisma.sql`
  w.prescribes_on < ${today}::date
  AND d.published_at IS NOT NULL
  AND w.unit > 0
  AND winner_may_move(w.state, 'prescribed')
  AND NOT EXISTS (
    SELECT FROM winners AS other
    WHERE other.prize_id = w.prize_id AND other.unit = w.unit AND other.rank > w.rank
  )`;
const WINNERS = Prisma.sql`
  winners AS w JOIN draw_prizes AS p ON p.id = w.prize_id JOIN draws AS d ON d.id = p.draw_id`;

/** Those whose time is over and in whose place nobody came; the row is held, and one that somebody works on is left. */
const nextOf = (tx: Transaction, today: string) => tx.$queryRaw<{ id: string }[]>`
  SELECT w.id FROM ${WINNERS} WHERE ${isDue(today)}
  ORDER BY w.id LIMIT 1 FOR NO KEY UPDATE OF w SKIP LOCKED`;

/** How many those are. */
export async function countPrescribable({
  db,
  clock,
}: Pick<Infrastructure, 'db' | 'clock'>): Promise<number> {
  const [row] = await db.$queryRaw<{ count: bigint }[]>`
    SELECT count(*) FROM ${WINNERS} WHERE ${isDue(todayInSaoPaulo(clock.now()))}`;
  return Number(row?.count ?? 0);
}

async function prescribeNext({ clock }: Pick<Infrastructure, 'clock'>, tx: Transaction): Promise<boolean> {
  const now = clock.now();
  const [due] = await nextOf(tx, todayInSaoPaulo(now));
  if (due === undefined) return false;
  const before = await findWinner(tx, due.id);
  await stepWinner(tx, before, 'prescribed', { actorId: null, now }, { version: { increment: 1 } });
  await noteDuties(tx, before.prize.drawId, { id: due.id });
  const after = await findWinner(tx, due.id);
  await appendEntry(tx, winnerOut(before, 'prescribed'), now);
  await recordAction(tx, {
    actor: CLOCK,
    at: now,
    resource: 'winners',
    recordId: due.id,
    action: 'prescribe',
    summary: titleOf(after),
    before: winnerAudited(before),
    after: winnerAudited(after),
  });
  return true;
}

/**
 * Ends the time of who never took their prize (180 days, product/domain.md 1.7): its value is the Treasury's. One by one,
 * so that a failure keeps what was done; hears after each how many, and answers it.
 */
export async function prescribeWinners(
  services: Pick<Infrastructure, 'db' | 'clock'>,
  onProgress: (count: number) => void = () => undefined,
): Promise<number> {
  let count = 0;
  while (await services.db.$transaction((tx) => prescribeNext(services, tx))) {
    count += 1;
    onProgress(count);
  }
  return count;
}
