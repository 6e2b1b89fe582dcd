import { dispatchList } from '@fio/contracts/admin/dispatch-list';
import { useApiQuery } from '@fio/platform/api';
import { type DispatchDetail, isOngoing } from './dispatch-values.ts';

const OFTEN = 2_000;

/** The dispatch as it is now, asked for again as long as it moves by itself. */
export function useLiveDispatch(record: DispatchDetail): DispatchDetail {
  const { data } = useApiQuery(
    dispatchList.get,
    { params: { id: record.id } },
    { quiet: true, refetchInterval: ({ state }) => (isOngoing(state.data ?? record) ? OFTEN : false) },
  );
  return data ?? record;
}
