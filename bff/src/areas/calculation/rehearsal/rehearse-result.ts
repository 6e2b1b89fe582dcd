import { randomUUID } from 'node:crypto';
import type { BodyOf, calculation } from '@fio/contracts';
import { calculate, type Calculation, calculationText, definitionOf } from '@fio/domain';
import { inSnapshot } from '../../../core/database/in-snapshot.ts';
import { hexOf } from '../../../core/secrets/content-hash.ts';
import { AppError } from '../../../core/errors.ts';
import type { StepContext, StepRequest } from '../draw-steps.ts';
import type { Standards } from '../listed-numbers.ts';
import { PostgresNumberList } from '../PostgresNumberList.ts';
import { standardsOf } from '../winner-problems.ts';
import { marked } from './marked.ts';
import { kept, mustRehearse, type Rehearsed } from './rehearsal-record.ts';
import { keepStep, takeRehearsal } from './rehearsal-steps.ts';

/** The draw's sealed list where that is the one that was rehearsed; else the numbers given out by then, as they are now. */
function standardsFor({ draw, rehearsal: { given } }: Rehearsed): Standards {
  const isSealed = draw.listSealedAt !== null && draw.numbers?.next === given;
  return { ...standardsOf(draw), ...(!isSealed && given !== null && { given }) };
}

/** The draw's own calculation over the copied definition; it changes nothing. CONFLICT before there is what it needs. */
async function calculated({ pool }: Pick<StepContext, 'pool'>, rehearsed: Rehearsed): Promise<Calculation> {
  const { commitment, extraction } = rehearsed.rehearsal;
  if (commitment === null || extraction.length === 0) throw new AppError('CONFLICT');
  return inSnapshot(pool, (ask) =>
    calculate(definitionOf(commitment), extraction, new PostgresNumberList(ask, standardsFor(rehearsed))),
  );
}

const hashOf = (result: Calculation) => hexOf(marked(calculationText(result)));

async function read(context: StepContext, { id, version }: StepRequest): Promise<Rehearsed> {
  const rehearsed = await mustRehearse(context.db, id);
  if (rehearsed.rehearsal.version !== version) throw new AppError('CONFLICT');
  return rehearsed;
}

/** Finds who would win. The calculation holds no lock; who took a step meanwhile makes it CONFLICT. */
export async function rehearseRun(context: StepContext, request: StepRequest) {
  const result = await calculated(context, await read(context, request));
  return context.transaction(async (tx) => {
    const taken = await takeRehearsal(tx, request, 'confirmed', 'calculated');
    const { runs, state, extraction } = taken.rehearsal;
    const at = context.clock.now();
    const run = { number: runs.length + 1, byId: context.session.admin.id, at: at.toISOString() };
    return keepStep(context, tx, taken, {
      step: 'run',
      ...(state === 'confirmed' && { to: 'calculated' as const }),
      change: {
        released: extraction.length,
        calculatedAt: at,
        result: kept(result),
        runs: kept([...runs, { ...run, hash: hashOf(result) }]),
      },
    });
  });
}

/** Lists who would win by the latest run, which is done once more: DRAW_NOT_READY where that gives another result. */
export async function rehearseReview(context: StepContext, request: StepRequest) {
  const rehearsed = await read(context, request);
  const result = await calculated(context, rehearsed);
  if (rehearsed.rehearsal.runs.at(-1)?.hash !== hashOf(result)) throw new AppError('DRAW_NOT_READY');
  return context.transaction(async (tx) => {
    const taken = await takeRehearsal(tx, request, 'calculated');
    const winners = result.awards.map((award) => ({ ...award, id: randomUUID() }));
    return keepStep(context, tx, taken, {
      step: 'review',
      to: 'reviewed',
      change: { winners: kept(winners) },
    });
  });
}

/** One step back. Nobody was written to. */
export function sendRehearsalBack(
  context: StepContext,
  id: string,
  { version, reason }: BodyOf<typeof calculation.sendBack>,
) {
  return context.transaction(async (tx) => {
    const taken = await takeRehearsal(tx, { id, version }, 'calculated', 'reviewed');
    const to = taken.rehearsal.state === 'reviewed' ? 'calculated' : 'confirmed';
    return keepStep(context, tx, taken, { step: 'send_back', to, reason, change: { winners: [] } });
  });
}
