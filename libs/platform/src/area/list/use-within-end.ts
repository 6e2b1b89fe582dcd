import { useEffect, useEffectEvent } from 'react';
import { PER_PAGE, type ListResponse } from '@fio/contracts/core/list';
import { toast } from '../../feedback/index.ts';
import { useAreaWords } from '../area-words.ts';
import type { AnyRecord } from '../area.ts';
import { goesByNothing, type ListState } from './list-url.ts';
import type { ChangeList } from './use-list-state.ts';

type Answer = ListResponse<AnyRecord>;

/**
 * Where an address leads instead that leads to nothing; null where it leads somewhere. Pages that aren't counted go by a
 * record: without it, or once it has left the list, there is only the first one.
 */
function pageInstead(state: ListState, data: Answer): number | null {
  const { total, turn, items } = data;
  if (turn) return (total > 0 && items.length === 0) || goesByNothing(state) ? 1 : null;
  const last = Math.max(1, Math.ceil(total / PER_PAGE));
  return state.page > last && data.page > last ? last : null;
}

/**
 * An address beyond the end becomes that of the last page, as a step that back doesn't lead to, and says so: a list shrinks
 * while one is away. `isHere`: the answer is that of the address.
 */
export function useWithinEnd(
  answer: { readonly data: Answer | undefined; readonly isHere: boolean },
  state: ListState,
  change: ChangeList,
): void {
  const { data, isHere } = answer;
  const instead = isHere && data !== undefined ? pageInstead(state, data) : null;
  const lead = useEffectEvent((page: number) => {
    toast.info(useAreaWords.t(data?.turn ? 'beyond.first' : 'beyond.last'));
    change({ page, selected: new Set() });
  });
  useEffect(() => {
    if (instead !== null) lead(instead);
  }, [instead]);
}
