import { listViews, nameOfList, type ListView } from '@fio/contracts/admin/list-views';
import { api, queryClient, queryKey, useApiQuery } from '../../../api/index.ts';
import { type Area, pathOf } from '../../area.ts';
import type { AnyRecord } from '../../area.ts';
import type { ColumnSpec } from '../../types.ts';

export interface Arrangement {
  readonly views: readonly ListView[];
  /** The columns to show, in the order chosen or else the area's; the first of those leads to the record and stays. */
  readonly columns: readonly ColumnSpec<AnyRecord, string>[];
  readonly isChosen: boolean;
  /** Null: all of them. */
  readonly choose: (columns: string[] | null) => Promise<void>;
  readonly remove: (view: ListView) => Promise<void>;
  /** Asks anew, after a filter was saved. */
  readonly refresh: () => Promise<void>;
}

type Columns = Arrangement['columns'];

/** Those chosen that there still are, behind the one that stays. */
function arranged({ columns }: Area, chosen: readonly string[]): Columns {
  const rest = columns.slice(1);
  return [...columns.slice(0, 1), ...chosen.flatMap((id) => rest.find(({ key }) => key === id) ?? [])];
}

/** How the signed-in person arranged this list for themselves. Without an answer it is as the area made it. */
export function useArrangement(area: Area): Arrangement {
  const params = { list: nameOfList(pathOf(area)) };
  const { data } = useApiQuery(listViews.get, { params }, { quiet: true, staleTime: 60_000 });
  const key = queryKey(listViews.get, { params });
  const chosen = data?.columns ?? null;
  const refresh = () => queryClient.invalidateQueries({ queryKey: key });
  return {
    views: data?.views ?? [],
    columns: chosen ? arranged(area, chosen) : area.columns,
    isChosen: chosen !== null,
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
