import { codeOf, isHoldingWinner, type RuleSet, type SkipReason, type WinnerState } from '@fio/domain';
import { dayOf } from '../../core/database/day-of.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { runIn } from '../../core/database/run-in.ts';
import { type DrawRecord } from './draw-record.ts';
import { listedNumbers, type Standards } from './listed-numbers.ts';

/** By what the numbers of a draw can win. */
export const standardsOf = ({
  id,
  lotteryDate,
  ruleSet,
  listFormat,
}: Pick<DrawRecord, 'id' | 'lotteryDate' | 'ruleSet' | 'listFormat'>): Standards => ({
  drawId: id,
  listFormat,
  lotteryDate: dayOf(lotteryDate),
  // Checked by the contract when it was written.
  minimumAge: (ruleSet as unknown as RuleSet).minimumAge,
});

/** The code (codeOf) of a number that was drawn: a winner of a draw of one series names none. */
export const drawnCode = (
  { seriesFirst }: { seriesFirst: number },
  { series, number }: { series: number | null; number: number },
): number => codeOf({ series: series ?? seriesFirst, order: number });

/** The codes of those who hold a prize, or wait for one. */
function codesOf(draw: DrawRecord): number[] {
  const isOpen = ({ state }: { state: string }) =>
    state === 'reserve' || isHoldingWinner(state as WinnerState);
  return draw.prizes.flatMap(({ winners }) =>
    winners.filter(isOpen).map((winner) => drawnCode(draw, winner)),
  );
}

/**
 * What has come up against winners since they were found, by code: a number voided, a CPF blocked, an account that is gone.
 * Before the publication alone: afterwards nothing takes a prize back this way.
 */
export async function problemsOf(
  tx: Transaction,
  draw: DrawRecord,
): Promise<ReadonlyMap<number, SkipReason>> {
  if (draw.state !== 'reviewed') return new Map();
  const found = await listedNumbers(runIn(tx), standardsOf(draw), codesOf(draw));
  return new Map(
    found.flatMap(({ code, standing }) => (standing === 'eligible' ? [] : [[code, standing] as const])),
  );
}
