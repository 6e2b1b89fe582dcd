import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '@fio/design-system/button';
import { PageHeader } from '@fio/design-system/page';
import { PageTurn, Pagination } from '@fio/design-system/pagination';
import type { CallInput } from '@fio/contracts/core/endpoint';
import { PER_PAGE, type ListResponse } from '@fio/contracts/core/list';
import { useApiQuery } from '../../api/index.ts';
import { showShortcuts } from '../../feedback/index.ts';
import { format } from '../../i18n/index.ts';
import { ActionHost, useActionHost } from '../actions/action-host.tsx';
import { BulkBar } from '../actions/bulk-bar.tsx';
import { useAreaWords } from '../area-words.ts';
import type { AnyRecord, Area } from '../area.ts';
import classes from '../area.module.css';
import { LoadFailure } from '../load-failure.tsx';
import { ListWays } from './list-ways.tsx';
import { ListTools } from './arrangement/list-tools.tsx';
import { useArrangement } from './arrangement/use-arrangement.ts';
import { ExportButton } from './export-button.tsx';
import { CreateButton, ListEmpty } from './list-empty.tsx';
import { ListFilters } from './list-filters.tsx';
import { isNarrowed, queryOf, type ListState, type ShownList } from './list-url.ts';
import { ListTable } from './list-table.tsx';
import { useListKeys } from './use-list-keys.ts';
import { useListState, type ChangeList } from './use-list-state.ts';

type Answer = ListResponse<AnyRecord>;

/** The page asked for; the one before stays until it is here. */
function usePage({ contract }: Area, state: ListState) {
  const input = { query: queryOf(state) } as CallInput<typeof contract.list>;
  const answer = useApiQuery(contract.list, input, { placeholderData: (before) => before });
  return { ...answer, data: answer.data as Answer | undefined };
}

interface PagesProps {
  readonly data: Answer | undefined;
  readonly state: ListState;
  readonly change: ChangeList;
}

function Pages({ data, state, change }: PagesProps) {
  const t = useAreaWords();
  const labels = {
    navigation: t('pages.navigation'),
    previous: t('pages.previous'),
    next: t('pages.next'),
    page: (page: number) => t('pages.page', { page: format.number(page) }),
  };
  if (!data?.turn) {
    const pages = Math.ceil((data?.total ?? 0) / PER_PAGE);
    return <Pagination page={state.page} pages={pages} onPage={(page) => change({ page })} labels={labels} />;
  }
  const { page } = data;
  const { before, after } = data.turn;
  return (
    <PageTurn
      page={page}
      onPrevious={before === null ? null : () => change({ page: Math.max(1, page - 1), before })}
      onNext={after === null ? null : () => change({ page: page + 1, after })}
      labels={labels}
    />
  );
}

/**
 * An address beyond the end becomes that of the last page, as a step that back doesn't lead to: a list shrinks while one is
 * away. Where pages aren't counted the list says so instead.
 */
function useWithinEnd(
  answer: { readonly data: Answer | undefined; readonly isHere: boolean },
  change: ChangeList,
): void {
  const { data, isHere } = answer;
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / PER_PAGE));
  const isBeyond = isHere && data !== undefined && !data.turn && data.total > 0 && data.page > last;
  const lead = useEffectEvent(() => change({ page: last, selected: new Set() }));
  useEffect(() => {
    if (isBeyond) lead();
  }, [isBeyond]);
}

/** How many there are, or that there are more than were counted. */
function useCount({ words }: Area, data: Answer | undefined): string | undefined {
  const t = useAreaWords();
  const count = words();
  if (!data) return undefined;
  const total = format.number(data.total);
  return count('count', { count: data.total, total: data.turn?.isMore ? t('count.more', { total }) : total });
}

/** An area's list: everything that narrows or orders it is in the address. */
export function ListScreen({ area }: { area: Area }) {
  const t = useAreaWords();
  const words = area.words();
  const [state, change, open] = useListState(area);
  const arrangement = useArrangement(area);
  const shown: ShownList = { ...state, columns: arrangement.columns.map(({ key }) => key) };
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { data, error, isFetching, isPlaceholderData, refetch } = usePage(area, state);
  const host = useActionHost(area);
  const count = useCount(area, data);
  useWithinEnd({ data, isHere: !isFetching && !isPlaceholderData && error === null }, change);
  useListKeys({
    search,
    list,
    onEscape: () => change(state.selected.size > 0 ? { selected: new Set() } : { q: '', filters: {} }),
  });
  const rows = data?.items ?? [];
  const total = data?.total ?? 0;
  const isLoading = isFetching && (!data || isPlaceholderData || error !== null);
  return (
    <div ref={list}>
      <PageHeader
        title={words('title')}
        count={error ? undefined : count}
        action={
          <>
            <ExportButton area={area} state={shown} />
            <ListWays area={area} />
            {area.Tools && <area.Tools />}
            <CreateButton area={area} />
          </>
        }
      />
      <ListFilters area={area} state={state} change={change} searchRef={search} />
      <ListTools area={area} state={state} arrangement={arrangement} onOpen={open} />
      <BulkBar
        area={area}
        rows={rows}
        total={data?.turn?.isMore ? null : total}
        state={state}
        change={change}
      />
      <ListTable
        area={area}
        state={state}
        change={change}
        rows={error ? [] : rows}
        columns={arrangement.columns}
        phase={error && !isLoading ? 'error' : isLoading ? 'loading' : 'ready'}
        selectable={host.bulk.length > 0}
        rowActions={host.menuOf}
        empty={<ListEmpty area={area} state={state} change={change} total={total} />}
        error={
          error && (
            <LoadFailure
              error={error}
              retrying={isFetching}
              onRetry={() => void refetch()}
              secondary={
                isNarrowed(state) && (
                  <Button variant="quiet" onClick={() => change({ q: '', filters: {} })}>
                    {t('filters.clear')}
                  </Button>
                )
              }
            />
          )
        }
      />
      <div className={classes['foot']}>
        <Pages data={data} state={state} change={change} />
        <Button variant="quiet" size="sm" className={classes['keys']} onClick={() => showShortcuts()}>
          {t('keys.show')} <kbd>?</kbd>
        </Button>
      </div>
      <ActionHost area={area} host={host} />
    </div>
  );
}
