import type { AnyEndpoint } from '@fio/contracts';
import { isAble, type Row } from './able-rows.ts';
import type { Item } from './gather.ts';

/** A record that the action isn't done to among many is refused before its turn, as if somebody had been faster. */
export const judged = (endpoint: AnyEndpoint, row: Row, item: Item): Item =>
  isAble(endpoint, row) ? item : { ...item, state: 'refused', code: 'CONFLICT' };
