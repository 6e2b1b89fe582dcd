import { SERIES_LIMIT } from '@fio/contracts/admin/winners-draw';
import { useMemo } from 'react';
import type { DrawDefinition } from '@fio/domain/draw/calculation';
import { ruleSetProblems } from '@fio/domain/draw/rule-problems';
import type { DrawValues } from '../draw-values.ts';

/** As much of a draw as its rules are made of. */
export type Rules = Pick<DrawValues, 'ruleSet' | 'seriesFirst' | 'seriesLast' | 'surrogates'> & {
  readonly prizes: readonly { readonly quantity: number }[];
};

/** While it is typed it may be anything, and folding to a series of nine digits would take for ever. */
const isSeries = (series: unknown): series is number =>
  Number.isInteger(series) && Number(series) >= 0 && Number(series) <= SERIES_LIMIT;

/** What a calculation would go by; null as long as what is typed is no draw yet. */
export function useDefinition(draw: Rules): DrawDefinition | null {
  const { ruleSet, seriesFirst: first, seriesLast: last, prizes, surrogates } = draw;
  return useMemo(
    () => definitionOf({ ruleSet, interval: { first, last }, prizes, surrogates }),
    [ruleSet, first, last, prizes, surrogates],
  );
}

function definitionOf(definition: DrawDefinition): DrawDefinition | null {
  const { ruleSet, interval } = definition;
  const { first, last } = interval;
  if (!isSeries(first) || !isSeries(last) || last < first) return null;
  if (!Number.isInteger(ruleSet.minimumAge)) return null;
  return ruleSetProblems(ruleSet, interval).length > 0 ? null : definition;
}
