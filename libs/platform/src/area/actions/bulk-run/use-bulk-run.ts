import { useEffect, useEffectEvent, useRef } from 'react';
import { bulkRuns, type BulkRun } from '@fio/contracts/admin/bulk-runs';
import { nameOfList } from '@fio/contracts/admin/list-views';
import { useApiQuery } from '../../../api/index.ts';
import { type Area, pathOf } from '../../area.ts';
import { refreshAdmin } from '../run-action.ts';

/** How often a run under way is asked for. */
const EVERY_MS = 1_000;

const isUnderWay = ({ state }: BulkRun) => state === 'queued' || state === 'running';

/** The person's run over this list that is under way, if any; it is found again when they come back to the page. */
export function useBulkRun(area: Area, onEnd: (id: string) => void) {
  const list = nameOfList(pathOf(area));
  const isOffered = (area.actions ?? []).some(({ bulk, endpoint }) => bulk && endpoint.bulk);
  const { data } = useApiQuery(
    bulkRuns.list,
    {},
    {
      quiet: true,
      enabled: isOffered,
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.items.some(isUnderWay) ? EVERY_MS : false),
    },
  );
  const run = data?.items.find((one) => one.list === list && isUnderWay(one));
  const before = useRef(run?.id);
  const tellEnd = useEffectEvent(onEnd);
  useEffect(() => {
    const ended = before.current;
    before.current = run?.id;
    if (ended === undefined || ended === run?.id) return;
    tellEnd(ended);
    void refreshAdmin();
  }, [run?.id]);
  return { run, list };
}
