import { numberOfCode } from '@fio/domain';
import type { Transaction } from '../../../core/database/prisma.ts';
import type { Prisma } from '../../../generated/prisma/client.ts';
import { type DrawRecord, namesOf, type ShownDraw } from '../draw-record.ts';
import type { StepContext } from '../draw-steps.ts';
import { holdersOf } from '../holders.ts';
import { GONE, publicOf } from '../write-winners.ts';
import type { Rehearsal, Rehearsed } from './rehearsal-record.ts';

type Prizes = ShownDraw['prizes'];

/** Who would win, as they are called now: by prize, units first, then who waits. */
async function prizesOf(
  context: Pick<StepContext, 'vaults'>,
  tx: Transaction,
  { draw, rehearsal: { winners } }: Rehearsed,
): Promise<Prizes> {
  const holders = await holdersOf(
    tx,
    draw.id,
    winners.map(({ code }) => code),
  );
  return draw.prizes.map((prize, index) => ({
    ...prize,
    winners: winners
      .filter(({ prize: place }) => place === index + 1)
      .toSorted((one, other) => one.unit - other.unit || one.rank - other.rank)
      .map(({ id, unit, rank, code }) => {
        const { series, order: number } = numberOfCode(code);
        const holder = holders.get(code);
        return {
          ...{ id, unit, rank, number },
          state: unit > 0 ? 'drawn' : 'reserve',
          series: draw.seriesFirst === draw.seriesLast ? null : series,
          ...(holder ? publicOf(context, holder) : GONE),
        };
      }),
  }));
}

const staffOf = (tx: Transaction, { entries, runs, events, startedById }: Rehearsal) =>
  namesOf(tx, [startedById, ...[...entries, ...runs, ...events].map(({ byId }) => byId)]);

/** The draw with what was rehearsed in place of what is so, for whatever shows or prints a draw. */
export async function shownRehearsal(
  context: Pick<StepContext, 'vaults'>,
  tx: Transaction,
  rehearsed: Rehearsed,
): Promise<ShownDraw> {
  const { draw, rehearsal } = rehearsed;
  const { state, version, listClosedAt, frozenAt, commitment, commitmentHash, changedAt } = rehearsal;
  const { lotteryContest, extraction, released, calculatedAt, entries, runs, events } = rehearsal;
  const own = { state, version, listClosedAt, frozenAt, commitmentHash, changedAt };
  const typed = { lotteryContest, extraction, released, calculatedAt };
  const never = { publishedAt: null, minutes: null, moves: [] } satisfies Partial<DrawRecord>;
  return {
    ...draw,
    ...own,
    ...typed,
    ...never,
    reason: events.at(-1)?.reason ?? null,
    commitment: commitment as unknown as Prisma.JsonObject | null,
    staff: await staffOf(tx, rehearsal),
    prizes: await prizesOf(context, tx, rehearsed),
    listParts: (commitment?.files ?? []).map((file) => ({
      ...file,
      sha256: Buffer.from(file.sha256, 'hex'),
    })),
    extractions: entries.toReversed().map((entry) => ({ ...entry, at: new Date(entry.at) })),
    runs: runs
      .toReversed()
      .map(({ hash, at, ...run }) => ({ ...run, at: new Date(at), resultHash: Buffer.from(hash, 'hex') })),
    events: events.map(({ from, to, byId, at, reason }, index) => ({
      id: BigInt(index + 1),
      fromState: from,
      toState: to,
      actorId: byId,
      at: new Date(at),
      reason,
    })),
  };
}
