import { PageTurn, Pagination } from '@fio/design-system/pagination';
import { PER_PAGE, type ListResponse } from '@fio/contracts/core/list';
import { format } from '../../i18n/index.ts';
import { useAreaWords } from '../area-words.ts';
import type { AnyRecord } from '../area.ts';
import { placeOf } from './count-words.ts';
import type { ListState } from './list-url.ts';
import type { ChangeList } from './use-list-state.ts';

interface Props {
  readonly data: ListResponse<AnyRecord> | undefined;
  readonly state: ListState;
  readonly change: ChangeList;
}

/** The page before and the one after, each on its own side of the numbering's start. */
const before = (page: number) => (page < 0 ? page - 1 : Math.max(1, page - 1));
const after = (page: number) => (page < 0 ? Math.min(-1, page + 1) : page + 1);

/** The way through a list's pages, to both ends of it too. */
export function Pages({ data, state, change }: Props) {
  const t = useAreaWords();
  const labels = {
    navigation: t('pages.navigation'),
    previous: t('pages.previous'),
    next: t('pages.next'),
    first: t('pages.first'),
    last: t('pages.last'),
    page: (page: number) => t('pages.page', { page: format.number(page) }),
    of: (page: number) => (data ? placeOf(page, data) : ''),
  };
  if (!data?.turn) {
    const pages = Math.ceil((data?.total ?? 0) / PER_PAGE);
    const page = state.page < 0 ? (data?.page ?? 1) : state.page;
    return <Pagination page={page} pages={pages} onPage={(to) => change({ page: to })} labels={labels} />;
  }
  const { page, turn } = data;
  const [left, right] = [turn.before, turn.after];
  return (
    <PageTurn
      page={page}
      here={placeOf(page, data)}
      onFirst={left === null ? null : () => change({ page: 1 })}
      onPrevious={left === null ? null : () => change({ page: before(page), before: left })}
      onNext={right === null ? null : () => change({ page: after(page), after: right })}
      onLast={right === null ? null : () => change({ page: -1 })}
      labels={labels}
    />
  );
}
