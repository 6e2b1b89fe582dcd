import { listViews, nameOfList, type ListView } from '@fio/contracts/admin/list-views';
import { api, queryClient, queryKey, useApiQuery } from '../../../api/index.ts';
import { type Area, pathOf } from '../../area.ts';
import type { AnyRecord } from '../../area.ts';
import type { ColumnSpec } from '../../types.ts';

export interface Arrangement {
  readonly views: readonly ListView[];
  /** The columns to show, in the area's order; the first one leads to the record and is always among them. */
  readonly columns: readonly ColumnSpec<AnyRecord, string>[];
  readonly isChosen: boolean;
  /** Null: all of them. */
  readonly choose: (columns: string[] | null) => Promise<void>;
  readonly remove: (view: ListView) => Promise<void>;
  /** Asks anew, after a filter was saved. */
  readonly refresh: () => Promise<void>;
}

/** How the signed-in person arranged this list for themselves. Without an answer it is as the area made it. */
export function useArrangement(area: Area): Arrangement {
  const params = { list: nameOfList(pathOf(area)) };
  const { data } = useApiQuery(listViews.get, { params }, { quiet: true, staleTime: 60_000 });
  const key = queryKey(listViews.get, { params });
  const chosen = data?.columns ?? null;
  const shown = area.columns.filter(({ key: id }, index) => index === 0 || !chosen || chosen.includes(id));
  const refresh = () => queryClient.invalidateQueries({ queryKey: key });
  return {
    views: data?.views ?? [],
    columns: shown,
    isChosen: shown.length < area.columns.length,
    choose: async (columns) => {
      // Seen at once; a refusal, which has been told, brings back what is kept.
      queryClient.setQueryData(key, { views: data?.views ?? [], columns });
      await api(listViews.choose, { params, body: { columns } }).catch(() => undefined);
      await refresh();
    },
    remove: async ({ id }) => {
      await api(listViews.remove, { params: { ...params, id } });
      await refresh();
    },
    refresh,
  };
}
