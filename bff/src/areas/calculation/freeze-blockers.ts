import { type FREEZE_BLOCKERS, ruleSet } from '@fio/contracts';
import { ruleSetProblems, todayInSaoPaulo } from '@fio/domain';
import { dayOf } from '../../core/database/day-of.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { awaited } from '../tickets/index.ts';
import { isPastCutOff } from './cut-off.ts';
import { type ShownDraw } from './draw-record.ts';

export type FreezeBlocker = (typeof FREEZE_BLOCKERS)[number];

/** Whether every number of the draw can come up. */
function areRulesRight({ ruleSet: rules, seriesFirst: first, seriesLast: last }: ShownDraw): boolean {
  const { data } = ruleSet.safeParse(rules);
  return data !== undefined && ruleSetProblems(data, { first, last }).length === 0;
}

/** What its definition lacks. */
export function undefinedIn(draw: ShownDraw): FreezeBlocker[] {
  const lacks: Partial<Record<FreezeBlocker, boolean>> = {
    draft: draw.state === 'draft',
    certificate: draw.certificate === null,
    regulation: draw.regulationId === null,
    prizes: draw.prizes.length === 0,
    rules: !areRulesRight(draw),
  };
  return (Object.keys(lacks) as FreezeBlocker[]).filter((blocker) => lacks[blocker]);
}

/** What its numbers wait for: they have to be given out to the last, and their order published. */
async function numbersBlock(tx: Transaction, draw: ShownDraw, today: string): Promise<FreezeBlocker[]> {
  const { numbers, periodFrom, periodTo } = draw;
  if (numbers === null) return ['pool'];
  if (dayOf(periodTo) >= today) return ['period'];
  if (numbers.next === 0) return ['empty'];
  if (numbers.revealedAt !== null) return [];
  const waiting = await awaited(tx, periodFrom, periodTo);
  return waiting.length > 0 ? waiting : ['reveal'];
}

/** All that keeps the list of a draw from being closed now, in the order of FREEZE_BLOCKERS. */
export async function freezeBlockers(
  tx: Transaction,
  draw: ShownDraw,
  now: Date,
): Promise<readonly FreezeBlocker[]> {
  if (draw.listClosedAt !== null || !['draft', 'scheduled'].includes(draw.state)) return [];
  const today = todayInSaoPaulo(now);
  const isLate = await isPastCutOff(tx, draw);
  return [
    ...undefinedIn(draw),
    ...(await numbersBlock(tx, draw, today)),
    ...(isLate ? (['late'] as const) : []),
  ];
}
