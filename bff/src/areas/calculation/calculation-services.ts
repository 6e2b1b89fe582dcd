import type { FrozenLists } from './list/FrozenLists.ts';

export interface CalculationServices {
  readonly frozenLists: FrozenLists;
}
