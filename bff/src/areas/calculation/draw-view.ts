import type { CalculationDetail } from '@fio/contracts';
import { publishesBy, type SkipReason, todayInSaoPaulo, type WinnerState } from '@fio/domain';
import { dayOf } from '../../core/database/day-of.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import { cutOffAt } from './cut-off.ts';
import { type DrawRecord, type ShownDraw, storedState, waitingMove } from './draw-record.ts';
import { committedOf, drawRowOf, listed } from './draw-row.ts';
import { dutiesOf } from './duties.ts';
import { entriesOf, mismatchOf } from './extraction-view.ts';
import { freezeBlockers } from './freeze-blockers.ts';
import { minutesViewOf } from './minutes.ts';
import { drawnCode, problemsOf } from './winner-problems.ts';

const iso = (at: Date | null) => at?.toISOString() ?? null;
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

function listOf(draw: ShownDraw): CalculationDetail['list'] {
  const { listClosedAt, frozenAt, commitmentHash, listParts } = draw;
  if (listClosedAt === null) return null;
  return {
    closedAt: listClosedAt.toISOString(),
    frozenAt: iso(frozenAt),
    count: listed(draw),
    written: listParts.reduce((sum, { count }) => sum + count, 0),
    root: committedOf(draw)?.root ?? null,
    hash: commitmentHash && hex(commitmentHash),
    files: listParts.map(({ part, count, bytes, sha256 }) => ({ part, count, bytes, sha256: hex(sha256) })),
  };
}

function winnersOf(draw: ShownDraw, problems: ReadonlyMap<number, SkipReason>): CalculationDetail['winners'] {
  return draw.prizes.flatMap((prize) => {
    const [waiting, drawn] = [true, false].map((waits) =>
      prize.winners.filter(({ unit }) => (unit === 0) === waits),
    );
    return [...(drawn ?? []), ...(waiting ?? [])].map((winner) => {
      const { id, unit, rank, name, maskedCpf, city, uf, series, number } = winner;
      return {
        id,
        unit,
        rank,
        name,
        city,
        uf,
        series,
        number,
        prizeId: prize.id,
        cpf: maskedCpf,
        // Held by a check constraint.
        state: winner.state as WinnerState,
        problem: problems.get(drawnCode(draw, winner)) ?? null,
      };
    });
  });
}

const prizesOf = ({ prizes }: ShownDraw) =>
  prizes.map(({ id, position, title, description, quantity, valueCents }) => ({
    id,
    position,
    title,
    description,
    quantity,
    value: valueCents,
  }));

function historyOf({ events, runs, staff }: ShownDraw): Pick<CalculationDetail, 'events' | 'runs'> {
  return {
    runs: runs.map(({ number, byId, at, resultHash }) => ({
      number,
      by: staff.get(byId) ?? '',
      at: at.toISOString(),
      hash: hex(resultHash),
    })),
    events: events.map(({ id, fromState, toState, actorId, reason, at }) => ({
      id: String(id),
      from: fromState === null ? null : storedState(fromState),
      to: storedState(toState),
      by: staff.get(actorId ?? '') ?? null,
      reason,
      at: at.toISOString(),
    })),
  };
}

function moveViewOf(draw: ShownDraw, readerId: string | null): CalculationDetail['postponement'] {
  const move = waitingMove(draw);
  if (move === null) return null;
  const { toDate, reason, source, proposedBy, proposedAt } = move;
  return {
    reason,
    source,
    lotteryDate: dayOf(toDate),
    by: draw.staff.get(proposedBy) ?? '',
    at: proposedAt.toISOString(),
    mine: proposedBy === readerId,
  };
}

/** What isn't the draw's own: what stands in its way, and who reads. */
interface Seen {
  readonly blockers: CalculationDetail['blockers'];
  readonly problems: ReadonlyMap<number, SkipReason>;
  /** null where nobody is shown what they typed themselves. */
  readonly readerId: string | null;
  readonly minutes: CalculationDetail['minutes'];
}

/** A draw, or its rehearsal, as the wizard shows it. */
export function shownView(
  { config }: Pick<StaffContext, 'config'>,
  draw: ShownDraw,
  { blockers, problems, readerId, minutes }: Seen,
): CalculationDetail {
  const { certificate, regulation, seriesFirst, seriesLast, place, surrogates, publishWithin, reason } = draw;
  const { lotteryContest, extraction, calculatedAt } = draw;
  return {
    ...drawRowOf(draw),
    publicPage: `${config.publicUrl}/ganhadores/${draw.slug}`,
    certificate,
    seriesFirst,
    seriesLast,
    place,
    surrogates,
    publishWithin,
    duties: dutiesOf(draw),
    reason,
    regulation: regulation && { id: regulation.id, title: regulation.title, version: regulation.number },
    plannedAt: iso(draw.plannedAt),
    // Checked by the contract when it was written, and on the way out.
    ruleSet: draw.ruleSet as CalculationDetail['ruleSet'],
    earning: draw.earning as unknown as CalculationDetail['earning'],
    prizeList: prizesOf(draw),
    blockers,
    list: listOf(draw),
    entries: entriesOf(draw, readerId),
    mismatch: mismatchOf(draw),
    extraction: lotteryContest === null ? null : { contest: lotteryContest, prizes: extraction },
    released: draw.released,
    postponement: moveViewOf(draw, readerId),
    cutOffAt: cutOffAt(draw).toISOString(),
    calculatedAt: iso(calculatedAt),
    publishBy: calculatedAt && publishesBy(todayInSaoPaulo(calculatedAt), publishWithin),
    winners: winnersOf(draw, problems),
    minutes,
    ...historyOf(draw),
  };
}

/** Everything the wizard shows of a draw to whoever asks. */
export async function drawViewOf(
  context: Pick<StaffContext, 'clock' | 'config' | 'session' | 'vaults'>,
  draw: DrawRecord,
  tx: Transaction,
): Promise<CalculationDetail> {
  return shownView(context, draw, {
    blockers: [...(await freezeBlockers(tx, draw, context.clock.now()))],
    problems: await problemsOf(tx, draw),
    readerId: context.session.admin.id,
    minutes: minutesViewOf(context, draw),
  });
}
