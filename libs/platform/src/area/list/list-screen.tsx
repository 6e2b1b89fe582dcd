import { useRef } from 'react';
import { Button } from '@fio/design-system/button';
import { PageHeader } from '@fio/design-system/page';
import type { CallInput } from '@fio/contracts/core/endpoint';
import type { ListResponse } from '@fio/contracts/core/list';
import { useApiQuery } from '../../api/index.ts';
import { showShortcuts, useCharacterKeys } from '../../feedback/index.ts';
import { ActionHost, useActionHost } from '../actions/action-host.tsx';
import { BulkBar } from '../actions/bulk-bar.tsx';
import { useAreaWords } from '../area-words.ts';
import type { AnyRecord, Area } from '../area.ts';
import classes from '../area.module.css';
import { LoadFailure } from '../load-failure.tsx';
import { ListWays } from './list-ways.tsx';
import { ListTools } from './arrangement/list-tools.tsx';
import { useStart } from './arrangement/use-start.ts';
import { useArrangement } from './arrangement/use-arrangement.ts';
import { ExportButton } from './export-button.tsx';
import { countOf } from './count-words.ts';
import { CreateButton, ListEmpty } from './list-empty.tsx';
import { ListFilters } from './list-filters.tsx';
import { goesByNothing, isNarrowed, queryOf, type ListState, type ShownList } from './list-url.ts';
import { ListTable } from './list-table.tsx';
import { Pages } from './pages.tsx';
import { useListKeys } from './use-list-keys.ts';
import { useListState } from './use-list-state.ts';
import { useWithinEnd } from './use-within-end.ts';

type Answer = ListResponse<AnyRecord>;

/**
 * The page asked for; the one before stays until it is here. Of a page that its list refuses for want of a record to go by, the
 * first is asked for, where `useWithinEnd` leads.
 */
function usePage({ contract }: Area, state: ListState) {
  const { page } = state;
  const isLost = goesByNothing(state) && !contract.list.query.safeParse({ page }).success;
  const input = { query: queryOf(isLost ? { ...state, page: 1 } : state) } as CallInput<typeof contract.list>;
  const answer = useApiQuery(contract.list, input, { placeholderData: (before) => before });
  return { ...answer, data: answer.data as Answer | undefined };
}

/** An area's list: everything that narrows or orders it is in the address. */
export function ListScreen({ area }: { area: Area }) {
  const t = useAreaWords();
  const words = area.words();
  const arrangement = useArrangement(area);
  const [state, change, open] = useListState(area, arrangement.start !== null);
  const isSettled = useStart(arrangement, open);
  const shown: ShownList = { ...state, columns: arrangement.columns.map(({ key }) => key) };
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { data, error, isFetching, isPlaceholderData, refetch } = usePage(area, state);
  const host = useActionHost(area);
  const { areOn } = useCharacterKeys();
  const isHere = isSettled && !isFetching && !isPlaceholderData && error === null;
  useWithinEnd({ data, isHere }, state, change);
  useListKeys({
    search,
    list,
    onEscape: () => change(state.selected.size > 0 ? { selected: new Set() } : { q: '', filters: {} }),
  });
  const rows = isSettled ? (data?.items ?? []) : [];
  const total = data?.total ?? 0;
  const isLoading = !isSettled || (isFetching && (!data || isPlaceholderData || error !== null));
  return (
    <div ref={list}>
      <PageHeader
        title={words('title')}
        count={error || !isSettled || !data ? undefined : countOf(area, data)}
        action={
          <>
            <ExportButton area={area} state={shown} />
            <ListWays area={area} />
            {area.Tools && <area.Tools />}
            <CreateButton area={area} />
          </>
        }
      />
      {area.Note && (
        <div className={classes['note']}>
          <area.Note />
        </div>
      )}
      <ListFilters area={area} state={state} change={change} searchRef={search} />
      <ListTools area={area} state={state} arrangement={arrangement} onOpen={open} />
      <BulkBar
        area={area}
        rows={rows}
        total={data?.turn?.isMore || !isSettled ? null : total}
        state={state}
        change={change}
      />
      <ListTable
        area={area}
        state={state}
        change={change}
        rows={error ? [] : rows}
        columns={arrangement.columns}
        density={arrangement.density}
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
          {t('keys.show')} {areOn && <kbd>?</kbd>}
        </Button>
      </div>
      <ActionHost area={area} host={host} />
    </div>
  );
}
