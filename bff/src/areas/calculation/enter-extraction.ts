import type { BodyOf, calculation } from '@fio/contracts';
import { isFutureDate, todayInSaoPaulo } from '@fio/domain';
import { dayOf } from '../../core/database/day-of.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { AppError } from '../../core/errors.ts';
import { type DrawRecord, findDraw } from './draw-record.ts';
import { moveDraw, mustBe, takeDraw, recordStep, type StepContext } from './draw-steps.ts';
import { differences } from './extraction-view.ts';
import { assertFourEyes } from './four-eyes.ts';

type Typed = BodyOf<typeof calculation.extraction>;

const FIRST = 1;
const SECOND = 2;

function keep(
  context: StepContext,
  tx: Transaction,
  drawId: string,
  {
    place,
    contest,
    prizes,
    source,
    voided = false,
  }: Omit<Typed, 'version'> & { place: number; voided?: boolean },
) {
  const said = { contest, prizes, source, byId: context.session.admin.id, at: context.clock.now() };
  return tx.drawExtraction.create({ data: { drawId, place, voided, ...said } });
}

/** What the first person typed isn't told, not to the audit's readers either: the second must read it for themselves. */
async function enterFirst(context: StepContext, tx: Transaction, before: DrawRecord, typed: Typed) {
  await assertFourEyes(context, tx, { drawId: before.id, first: null });
  let draw = before;
  if (draw.state === 'postponed') {
    await moveDraw(context, tx, draw, 'frozen');
    draw = await findDraw(tx, draw.id);
  }
  await moveDraw(context, tx, draw, 'extraction_recorded');
  await keep(context, tx, draw.id, { ...typed, place: FIRST });
  return recordStep(context, tx, { action: 'extraction', before, more: { source: typed.source } });
}

async function enterSecond(context: StepContext, tx: Transaction, before: DrawRecord, typed: Typed) {
  const first = before.extractions.find(({ voided, place }) => !voided && place === FIRST);
  if (!first) throw new AppError('CONFLICT');
  await assertFourEyes(context, tx, { drawId: before.id, first: first.byId });
  const differing = differences(first, typed);
  const said = { source: typed.source, differences: differing.join(', ') };
  if (differing.length === 0) {
    await keep(context, tx, before.id, { ...typed, place: SECOND });
    const extraction = { extraction: typed.prizes, lotteryContest: typed.contest };
    await moveDraw(context, tx, before, 'confirmed', extraction);
    return recordStep(context, tx, { action: 'confirm', before, more: said });
  }
  // Nobody knows which of the two is wrong: both go, and both type again.
  await tx.drawExtraction.update({ where: { id: first.id }, data: { voided: true } });
  await keep(context, tx, before.id, { ...typed, place: SECOND, voided: true });
  await moveDraw(context, tx, before, 'frozen');
  return recordStep(context, tx, { action: 'mismatch', before, more: said });
}

/** Notes the extraction as the first person, or confirms it as the second, who has to be somebody else. */
export function enterExtraction(context: StepContext, id: string, typed: Typed) {
  return context.transaction(async (tx) => {
    const before = await takeDraw(tx, { id, version: typed.version });
    mustBe(before, 'frozen', 'postponed', 'extraction_recorded');
    if (isFutureDate(dayOf(before.lotteryDate), todayInSaoPaulo(context.clock.now())))
      throw new AppError('FUTURE_DATE');
    const enter = before.state === 'extraction_recorded' ? enterSecond : enterFirst;
    return enter(context, tx, before, typed);
  });
}

/** Takes the first entry back, whoever typed it: a slip of the hand, or a draw that was postponed after all. */
export function withdrawExtraction(
  context: StepContext,
  id: string,
  { version, reason }: BodyOf<typeof calculation.withdraw>,
) {
  return context.transaction(async (tx) => {
    const before = await takeDraw(tx, { id, version });
    mustBe(before, 'extraction_recorded');
    await voidEntries(tx, id);
    await moveDraw(context, tx, before, 'frozen', { reason });
    return recordStep(context, tx, { action: 'withdraw', before, reason });
  });
}

/** Whatever was typed of an extraction that doesn't count. */
export async function voidEntries(tx: Transaction, drawId: string): Promise<void> {
  await tx.drawExtraction.updateMany({ where: { drawId, voided: false }, data: { voided: true } });
}
