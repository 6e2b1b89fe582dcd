import { commitmentOf } from '../src/areas/tickets/commitment.ts';
import { numbersBinding } from '../src/areas/tickets/numbers-binding.ts';
import { drawBinding } from '../src/areas/winners-draw/draw-binding.ts';
import { type DrawRecord, loadDraws } from '../src/areas/winners-draw/draw-record.ts';
import type { Infrastructure } from '../src/core/infrastructure.ts';
import type { Transaction } from '../src/core/database/prisma.ts';
import { appendEntry } from '../src/core/transparency/append-entry.ts';
import type { BindingEvent } from '@fio/domain';
import { daysFrom } from './days.ts';
import { type DatedStep, prizeSteps } from './seed-prizes.ts';

type Dependencies = Pick<Infrastructure, 'vaults'>;
/** Any number that nothing else in the product locks. */
const REST_LOCK = 7_270_026;

type Dated = readonly [at: Date, event: BindingEvent];

/** What was promised of a draw that waits to be held: how it is held, and the order of its numbers. */
function drawPromises(services: Dependencies, draw: DrawRecord): Dated[] {
  const defined = drawBinding({ before: null, after: draw } as Parameters<typeof drawBinding>[0]);
  const promises = defined.map((event): Dated => [daysFrom(draw.periodFrom, -4), event]);
  if (draw.numbers === null) return promises;
  const commitment = commitmentOf(services, draw.numbers);
  promises.push([draw.numbers.committedAt, numbersBinding({ ...commitment, seed: null })]);
  const { revealedAt } = draw.numbers;
  return revealedAt === null ? promises : [...promises, [revealedAt, numbersBinding(commitment)]];
}

const stepOf = ([at, event]: Dated): DatedStep => ({ at, take: (tx) => appendEntry(tx, event, at) });

/** One after the other as they came about, with what follows from each in its turn; what lies ahead isn't done. */
async function takeInOrder(tx: Transaction, steps: readonly DatedStep[], until: Date): Promise<void> {
  let waiting = [...steps];
  while (waiting.length > 0) {
    const [next, ...others] = waiting.toSorted((one, other) => one.at.getTime() - other.at.getTime());
    const following = next && next.at <= until ? await next.take(tx) : [];
    waiting = [...others, ...(following ?? [])];
  }
}

/** Tells the log what was promised of these draws, seeded as they are: so that their steps have something to follow from. */
export async function logDraws(
  services: Dependencies,
  tx: Transaction,
  ids: readonly string[],
): Promise<void> {
  const draws = await loadDraws(tx, [...ids]);
  const steps = draws.flatMap((draw) => drawPromises(services, draw)).map(stepOf);
  await takeInOrder(tx, steps, new Date());
}

/**
 * Does what was promised since the draw before was held, and what came of it, unless that is done: all of it in order, for an
 * entry of the log is never older than the one before it.
 */
export async function logRest(
  services: Dependencies & Pick<Infrastructure, 'db' | 'config' | 'clock' | 'beacon'>,
): Promise<void> {
  const { db, clock } = services;
  await db.$transaction(
    async (tx) => {
      // Of two who start at once the second finds it done.
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(${REST_LOCK}::bigint)`;
      if ((await tx.prizeSchedule.count()) > 0) return;
      // What a prize tells the log stands where it came about, not at the end.
      await tx.$executeRaw`SET CONSTRAINTS prizes_told IMMEDIATE`;
      const waiting = await tx.draw.findMany({ where: { state: 'scheduled' }, select: { id: true } });
      const draws = await loadDraws(
        tx,
        waiting.map(({ id }) => id),
      );
      const promises = draws.flatMap((draw) => drawPromises(services, draw)).map(stepOf);
      const now = clock.now();
      await takeInOrder(tx, [...promises, ...(await prizeSteps(services, tx, now))], now);
    },
    { timeout: 60_000 },
  );
}
