import { useEffect, useMemo, useState } from 'react';
import { ordersWith } from '@fio/contracts/core/large-list';
import { useSearchParams } from '../../router/index.ts';
import type { Area } from '../area.ts';
import { changeList, type ListState, readList, writeList } from './list-url.ts';

/** The columns the contract can sort by: asked of its own query schema. */
const sortsOf = ({ contract, columns }: Area): string[] =>
  columns.map(({ key }) => key).filter((sort) => contract.list.query.safeParse({ sort }).success);

const ordersOf = ({ contract }: Area) => contract.list.orders ?? {};

/** The columns that can be sorted by with these filters. */
export const sortsWith = (area: Area, filters: ListState['filters']): string[] =>
  ordersWith(sortsOf(area), ordersOf(area), filters);

/** Whether the filter has an order in common with those in force. */
export function isOffered(area: Area, key: string, filters: ListState['filters']): boolean {
  const orders = ordersOf(area);
  const limited = Object.values(orders).flatMap((sorts) => sorts ?? []);
  return !(key in orders) || ordersWith(limited, orders, { ...filters, [key]: true }).length > 0;
}

export type ChangeList = (patch: Partial<ListState>) => void;
/** Opens a saved search; with `replace` as a step that back doesn't lead to. */
export type OpenSearch = (search: string, options?: { readonly replace: boolean }) => void;

/** Where a list opens with a filter, an address that asks for nothing leads there: the whole list asks for its first page. */
function spelled(search: URLSearchParams, hasStart: boolean): URLSearchParams {
  if (hasStart && search.toString() === '') search.set('page', '1');
  return search;
}

/**
 * The list's state, which lives in the address. Turning a page or sorting is a step back can undo; typing is not. The
 * third opens a saved search in the place of what is there.
 */
export function useListState(area: Area, hasStart: boolean): readonly [ListState, ChangeList, OpenSearch] {
  const [search, setSearch] = useSearchParams();
  const names = useMemo(
    () => ({ sorts: sortsOf(area), orders: ordersOf(area), filters: area.filters.map(({ key }) => key) }),
    [area],
  );
  const state = readList(search, names);
  // The router takes its time with an address; a box that is ticked must be so at once.
  const [selected, setSelected] = useState(state.selected);
  const inAddress = [...state.selected].join();
  useEffect(() => setSelected(new Set(inAddress.split(',').filter(Boolean))), [inAddress]);
  const change: ChangeList = (patch) => {
    setSelected(patch.selected ?? new Set());
    setSearch((now) => spelled(writeList(changeList(readList(now, names), patch)), hasStart), {
      replace: 'q' in patch || 'selected' in patch,
    });
  };
  const open: OpenSearch = (saved, options) =>
    setSearch(spelled(writeList(readList(new URLSearchParams(saved), names)), hasStart), options);
  return [{ ...state, selected }, change, open];
}
