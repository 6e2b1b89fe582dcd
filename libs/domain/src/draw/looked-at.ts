import { calculate } from './calculate.ts';
import { type Calculation, calculationText, type DrawDefinition } from './calculation.ts';
import { LAST_CODE } from './list-proof.ts';
import type { NumberList, SkipReason } from './number-list.ts';

/** Codes of a list, both included. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Why numbers were passed over, as the list itself had it: not for having won in this calculation. */
export function standingsOf({ walk }: Calculation): { code: number; standing: SkipReason }[] {
  return walk.flatMap((step) =>
    step.kind === 'skipped' && step.wonWith === undefined ? [{ code: step.code, standing: step.reason }] : [],
  );
}

/** Numbers whose holders matter: those that won, and those passed over because their holder had won with another. */
export function openedCodes({ walk }: Calculation): number[] {
  return walk.flatMap((step) =>
    step.kind === 'won' || (step.kind === 'skipped' && step.wonWith !== undefined) ? [step.code] : [],
  );
}

/** The same list, noting what it was asked: from the question to its answer there is nothing else. */
function noting(
  list: NumberList,
  stretches: Stretch[],
  standings: ReadonlyMap<number, SkipReason>,
): NumberList {
  return {
    atOrAbove: async (code) => {
      const found = await list.atOrAbove(code);
      stretches.push({ from: code, to: found?.code ?? LAST_CODE });
      return found && { ...found, standing: standings.get(found.code) ?? 'eligible' };
    },
    below: async (code) => {
      const found = await list.below(code);
      stretches.push({ from: found?.code ?? 0, to: code - 1 });
      return found && { ...found, standing: standings.get(found.code) ?? 'eligible' };
    },
  };
}

/**
 * Where a calculation looked in its list. It is made once more with what it knew of people then: somebody who was blocked
 * since would lead it elsewhere. An error when it comes out differently, for the list can't have changed.
 */
export async function lookedAt(
  definition: DrawDefinition,
  calculation: Calculation,
  list: NumberList,
): Promise<readonly Stretch[]> {
  const stretches: Stretch[] = [];
  const standings = new Map(standingsOf(calculation).map(({ code, standing }) => [code, standing]));
  const again = await calculate(definition, calculation.extraction, noting(list, stretches, standings));
  if (calculationText(again) !== calculationText(calculation))
    throw new Error('The list of a published draw gives another result than it gave.');
  return stretches.filter(({ from, to }) => from <= to);
}
