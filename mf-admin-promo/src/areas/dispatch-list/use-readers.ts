import { audience as schema } from '@fio/contracts/admin/dispatch-audience';
import { dispatchList } from '@fio/contracts/admin/dispatch-list';
import { useApiQuery } from '@fio/platform/api';
import type { DispatchDetail } from './dispatch-values.ts';

type Dispatch = Pick<DispatchDetail, 'kind' | 'audience'>;

/** How many a dispatch would reach, as its audience is put together; the figure before stands until the next is here. */
export const useReaders = ({ kind, audience }: Dispatch) =>
  useApiQuery(
    dispatchList.count,
    { body: { kind, audience } },
    // Half a date is no filter yet.
    { quiet: true, enabled: schema.safeParse(audience).success, placeholderData: (old) => old },
  );

/** How many it reaches now, for who is about to start it: nothing that was counted before is shown. */
export function useReadersNow({ kind, audience }: Dispatch) {
  const count = useApiQuery(dispatchList.count, { body: { kind, audience } }, { quiet: true, staleTime: 0 });
  return count.isFetchedAfterMount ? count : { data: undefined, error: null };
}
