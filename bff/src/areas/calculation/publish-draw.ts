import { type BodyOf, type calculation, DRAW_FILE_KINDS } from '@fio/contracts';
import { isHoldingWinner, type WinnerState } from '@fio/domain';
import type { Transaction } from '../../core/database/prisma.ts';
import { runIn } from '../../core/database/run-in.ts';
import { announce } from '../../core/notifications/announce.ts';
import { AppError, invalidField } from '../../core/errors.ts';
import { noteDuties } from './note-duties.ts';
import type { DrawRecord } from './draw-record.ts';
import { moveDraw, mustBe, takeDraw, recordStep, type StepContext } from './draw-steps.ts';
import { askForFiles } from './files/ask-for-files.ts';
import { isAsked } from './list/list-tag.ts';
import { drawnCode, problemsOf } from './winner-problems.ts';

/** The codes of those who hold a prize. */
const heldCodes = (draw: DrawRecord): number[] =>
  draw.prizes.flatMap(({ winners }) =>
    winners
      .filter(({ state }) => isHoldingWinner(state as WinnerState))
      .map((winner) => drawnCode(draw, winner)),
  );

/** Marks the numbers that won; DRAW_NOT_READY when one of them was voided a moment ago. */
async function award(tx: Transaction, { id }: DrawRecord, codes: readonly number[]): Promise<void> {
  const awarded = await tx.$executeRaw`
    UPDATE tickets t SET state = 'awarded'
    FROM unnest(${[...codes]}::integer[]) AS asked(code)
    WHERE t.draw_id = ${id}::uuid AND ${isAsked} AND t.state = 'distributed'`;
  if (awarded !== codes.length) throw new AppError('DRAW_NOT_READY');
}

/**
 * Publishes the winners of a reviewed draw. Nothing leads back: surrogates come in no more. DRAW_NOT_READY without
 * minutes, or while something has come up against a winner.
 */
export function publishDraw(
  context: StepContext,
  id: string,
  { version, confirmation }: BodyOf<typeof calculation.publish>,
) {
  return context.transaction(async (tx) => {
    const before = await takeDraw(tx, { id, version });
    mustBe(before, 'reviewed');
    if (confirmation !== before.title.trim()) throw invalidField('confirmation', 'confirmation');
    const [codes, problems] = [heldCodes(before), await problemsOf(tx, before)];
    if (before.minutes === null || codes.some((code) => problems.has(code)))
      throw new AppError('DRAW_NOT_READY');
    await award(tx, before, codes);
    await moveDraw(context, tx, before, 'published', { publishedAt: context.clock.now() });
    await noteDuties(tx, id);
    await announce(context, runIn(tx), [{ kind: 'draw', recordId: id }]);
    await askForFiles(context, tx, { drawId: id, kinds: DRAW_FILE_KINDS, byId: context.session.admin.id });
    return recordStep(context, tx, { action: 'publish', before });
  });
}

/** Notes that the accounts (prestação de contas) of a published draw were rendered. */
export function accountDraw(
  context: StepContext,
  id: string,
  { version, note }: BodyOf<typeof calculation.account>,
) {
  return context.transaction(async (tx) => {
    const before = await takeDraw(tx, { id, version });
    await moveDraw(context, tx, before, 'accounted', { reason: note });
    return recordStep(context, tx, { action: 'account', before, reason: note });
  });
}
