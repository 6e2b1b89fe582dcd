import {
  listViews,
  nameOfList,
  type ListDensity,
  type ListView,
  type ViewAudience,
} from '@fio/contracts/admin/list-views';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { api, queryClient, queryKey, useApiQuery } from '../../../api/index.ts';
import { type Area, pathOf } from '../../area.ts';
import type { AnyRecord } from '../../area.ts';
import type { ColumnSpec } from '../../types.ts';

export interface Arrangement {
  /** Whether it is known, or that it won't be: before, nobody can say what the list shows. */
  readonly isKnown: boolean;
  /** The person's own filters, and those shared with them. */
  readonly views: readonly ListView[];
  /** The one that the list opens with. */
  readonly start: ListView | null;
  /** The columns to show, in the order chosen or else the area's; the first of those leads to the record and stays. */
  readonly columns: readonly ColumnSpec<AnyRecord, string>[];
  readonly isChosen: boolean;
  /** Of all the person's lists. */
  readonly density: ListDensity;
  readonly space: (density: ListDensity) => Promise<void>;
  /** Null: all of them. */
  readonly choose: (columns: string[] | null) => Promise<void>;
  /** By its id; null: none. */
  readonly begin: (view: string | null) => Promise<void>;
  readonly share: (view: ListView, audience: ViewAudience | null) => Promise<void>;
  readonly remove: (view: ListView) => Promise<void>;
  /** Asks anew, after a filter was saved. */
  readonly refresh: () => Promise<void>;
}

type Columns = Arrangement['columns'];
type Answer = ResponseOf<typeof listViews.get>;

/** As an area made its list. */
const AS_MADE: Answer = { views: [], columns: null, start: null, density: 'comfortable' };

/** Those chosen that there still are, behind the one that stays. */
function arranged({ columns }: Area, chosen: readonly string[]): Columns {
  const rest = columns.slice(1);
  return [...columns.slice(0, 1), ...chosen.flatMap((id) => rest.find(({ key }) => key === id) ?? [])];
}

/** What is known of every list's arrangement, whichever list it is. */
const EVERY = { queryKey: [listViews.get.strategy, `${listViews.get.method} ${listViews.get.path}`] };

/** The height of rows in all lists: seen at once; a refusal, which has been told, brings back what is kept. */
async function space(density: ListDensity): Promise<void> {
  queryClient.setQueriesData<Answer>(EVERY, (known) => known && { ...known, density });
  await api(listViews.space, { body: { density } }).catch(() => undefined);
  await queryClient.invalidateQueries(EVERY);
}

/** How the signed-in person arranged this list for themselves. Without an answer it is as the area made it. */
export function useArrangement(area: Area): Arrangement {
  const params = { list: nameOfList(pathOf(area)) };
  const answer = useApiQuery(listViews.get, { params }, { quiet: true, staleTime: 60_000 });
  const { data = AS_MADE } = answer;
  const key = queryKey(listViews.get, { params });
  const chosen = data.columns;
  const refresh = () => queryClient.invalidateQueries({ queryKey: key });
  return {
    isKnown: answer.data !== undefined || answer.failureCount > 0,
    views: data.views,
    start: data.views.find(({ id }) => id === data.start) ?? null,
    columns: chosen ? arranged(area, chosen) : area.columns,
    isChosen: chosen !== null,
    density: data.density,
    space,
    choose: async (columns) => {
      // Seen at once; a refusal, which has been told, brings back what is kept.
      queryClient.setQueryData(key, { ...data, columns });
      await api(listViews.choose, { params, body: { columns } }).catch(() => undefined);
      await refresh();
    },
    begin: async (view) => {
      await api(listViews.begin, { params, body: { view } });
      await refresh();
    },
    share: async ({ id }, audience) => {
      await api(listViews.share, { params: { ...params, id }, body: { audience } });
      await refresh();
    },
    remove: async ({ id }) => {
      await api(listViews.remove, { params: { ...params, id } });
      await refresh();
    },
    refresh,
  };
}
