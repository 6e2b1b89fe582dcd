import type { DrawEvidence, LogEntry } from '@fio/contracts';
import { type Calculation, calculationText, commitmentText, type ListCommitment } from '@fio/domain';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { dayOf } from '../../core/database/day-of.ts';
import type { Draw } from '../../generated/prisma/client.ts';
import { AppError } from '../../core/errors.ts';
import type { CalculationServices } from './calculation-services.ts';
import { entriesOfDraw, logEntryOf } from '../../core/transparency/entries-of.ts';
import { proveCalculation } from './prove-calculation.ts';
import { hexOf } from '../../core/secrets/content-hash.ts';
import { listProofOf } from './list-proof-answer.ts';
import { standardsOf } from './winner-problems.ts';

type Dependencies = Pick<Infrastructure, 'db' | 'pool'> & CalculationServices;

/** What a draw that was calculated is bound to and what came of it; NOT_FOUND before. */
async function calculated(db: Dependencies['db'], draw: Draw) {
  const run = await db.drawRun.findFirst({ where: { drawId: draw.id }, orderBy: { number: 'desc' } });
  const { commitmentHash, lotteryContest } = draw;
  if (run === null || commitmentHash === null || lotteryContest === null) throw new AppError('NOT_FOUND');
  return {
    commitment: draw.commitment as unknown as ListCommitment,
    commitmentHash,
    contest: lotteryContest,
    calculation: run.result as unknown as Calculation,
    resultHash: run.resultHash,
  };
}

function formatOf({ sealed, defenceDays }: ListCommitment): DrawEvidence['format'] {
  if (defenceDays !== undefined) return 'fio-draw-evidence/3';
  return sealed ? 'fio-draw-evidence/2' : 'fio-draw-evidence/1';
}

/** What the log tells of a draw up to its publication, which is the same for good; before it, what it tells so far. */
async function toldOf(db: Dependencies['db'], drawId: string): Promise<LogEntry[]> {
  const entries = await entriesOfDraw(db, drawId);
  const published = entries.findLastIndex(({ event }) => event.type === 'draw_published');
  const from = entries.findIndex(({ event }) => event.type === 'list_frozen');
  return entries.slice(Math.max(0, from), published === -1 ? undefined : published + 1).map(logEntryOf);
}

/**
 * All that anyone needs to calculate a draw again, by its latest run: the same bytes whenever it is asked for. NOT_FOUND of
 * a draw that wasn't calculated; whether it may be shown yet is the caller's question.
 */
export async function drawEvidence(
  { db, pool, frozenLists }: Dependencies,
  drawId: string,
): Promise<DrawEvidence> {
  const draw = await db.draw.findUnique({ where: { id: drawId } });
  if (draw === null) throw new AppError('NOT_FOUND');
  const { commitment, commitmentHash, contest, calculation, resultHash } = await calculated(db, draw);
  const lotteryDate = dayOf(draw.lotteryDate);
  const proof = { commitment, calculation };
  const { list, standings, openings } = await proveCalculation(
    { pool, frozenLists },
    standardsOf(draw),
    proof,
  );
  return {
    format: formatOf(commitment),
    draw: { id: draw.id, slug: draw.slug, title: draw.title },
    commitment: { text: commitmentText(commitment), hash: hexOf(commitmentHash) },
    extraction: { contest, date: lotteryDate, prizes: draw.extraction },
    list: listProofOf(list),
    standings: [...standings],
    openings: [...openings],
    result: { text: calculationText(calculation), hash: hexOf(resultHash) },
    ...(commitment.defenceDays !== undefined && { log: await toldOf(db, drawId) }),
  };
}
