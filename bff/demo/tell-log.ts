import { commitmentOf } from '../src/areas/tickets/commitment.ts';
import { numbersBinding } from '../src/areas/tickets/numbers-binding.ts';
import { scheduleBinding } from '../src/areas/prizes/schedule-binding.ts';
import { drawBinding } from '../src/areas/winners-draw/draw-binding.ts';
import { type DrawRecord, loadDraws } from '../src/areas/winners-draw/draw-record.ts';
import type { Infrastructure } from '../src/core/infrastructure.ts';
import type { Transaction } from '../src/core/database/prisma.ts';
import { appendEntry } from '../src/core/transparency/append-entry.ts';
import type { BindingEvent } from '@fio/domain';
import { daysFrom } from './days.ts';

type Dependencies = Pick<Infrastructure, 'vaults'>;
type Dated = readonly [at: Date, event: BindingEvent];

/** What was promised of a draw that waits to be held: how it is held, and the order of its numbers. */
function drawPromises(services: Dependencies, draw: DrawRecord): Dated[] {
  const defined = drawBinding({ before: null, after: draw } as Parameters<typeof drawBinding>[0]);
  const told = defined.map((event): Dated => [daysFrom(draw.periodFrom, -4), event]);
  if (draw.numbers === null) return told;
  const commitment = commitmentOf(services, draw.numbers);
  told.push([draw.numbers.committedAt, numbersBinding({ ...commitment, seed: null })]);
  const { revealedAt } = draw.numbers;
  return revealedAt === null ? told : [...told, [revealedAt, numbersBinding(commitment)]];
}

async function schedulePromises(services: Dependencies, tx: Transaction): Promise<Dated[]> {
  const schedules = await tx.prizeSchedule.findMany();
  return schedules.flatMap((schedule): Dated[] => {
    const promised = scheduleBinding(services, { ...schedule, revealedAt: null });
    const told: Dated[] = [[schedule.committedAt, promised]];
    const { revealedAt } = schedule;
    return revealedAt === null ? told : [...told, [revealedAt, scheduleBinding(services, schedule)]];
  });
}

async function tell(tx: Transaction, told: readonly Dated[]): Promise<void> {
  const inTurn = told.toSorted(([one], [other]) => one.getTime() - other.getTime());
  for (const [at, event] of inTurn) await appendEntry(tx, event, at);
}

/** Tells the log what was promised of these draws, seeded as they are: so that their steps have something to follow from. */
export async function tellDraws(
  services: Dependencies,
  tx: Transaction,
  ids: readonly string[],
): Promise<void> {
  const draws = await loadDraws(tx, [...ids]);
  await tell(
    tx,
    draws.flatMap((draw) => drawPromises(services, draw)),
  );
}

/**
 * Tells the log of all that was promised since the draw before was held, unless it did: an entry is never older than the one
 * before it.
 */
export async function tellRest({ db, vaults }: Dependencies & Pick<Infrastructure, 'db'>): Promise<void> {
  await db.$transaction(async (tx) => {
    const waiting = await tx.draw.findMany({ where: { state: 'scheduled' }, select: { id: true } });
    const told = await tx.$queryRaw<{ told: boolean }[]>`
      SELECT EXISTS (SELECT FROM transparency_entries WHERE entry LIKE '%"type":"prizes_committed"%') AS told`;
    if (told[0]?.told === true) return;
    const draws = await loadDraws(
      tx,
      waiting.map(({ id }) => id),
    );
    const promises = draws.flatMap((draw) => drawPromises({ vaults }, draw));
    await tell(tx, [...promises, ...(await schedulePromises({ vaults }, tx))]);
  });
}
