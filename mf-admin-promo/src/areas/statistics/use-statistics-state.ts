import { GROUPINGS, type Grouping } from '@fio/contracts/admin/statistics';
import { isDateText } from '@fio/domain/calendar';
import { useSearchParams } from '@fio/platform/router';

/** What the page shows lives in its address, so that it can be sent to somebody. */
export interface StatisticsState {
  readonly from?: string;
  readonly to?: string;
  readonly by: Grouping;
  readonly poll?: string;
}

function readState(search: URLSearchParams): StatisticsState {
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? ''];
  const by = GROUPINGS.find((grouping) => grouping === search.get('by')) ?? 'state';
  const poll = search.get('poll');
  return {
    by,
    ...(isDateText(from) && { from }),
    ...(isDateText(to) && { to }),
    ...(poll && { poll }),
  };
}

export function useStatisticsState() {
  const [search, setSearch] = useSearchParams();
  const change = (values: Partial<Record<keyof StatisticsState, string>>) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [name, value] of Object.entries(values)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { state: readState(search), change };
}

/** The part of it that every read of the page takes. */
export const periodOf = ({ from, to }: StatisticsState) => ({ ...(from && { from }), ...(to && { to }) });
