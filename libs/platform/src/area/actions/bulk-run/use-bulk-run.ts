import { useEffect, useEffectEvent, useRef } from 'react';
import { bulkRuns, type BulkRun } from '@fio/contracts/admin/bulk-runs';
import { nameOfList } from '@fio/contracts/admin/list-views';
import { useApiQuery } from '../../../api/index.ts';
import { serverNow } from '../../../boot/index.ts';
import { type Area, pathOf } from '../../area.ts';
import { refreshAdmin } from '../run-action.ts';

/** How often a run under way is asked for. */
const EVERY_MS = 1_000;
/** So long a run that is over can be looked at again. */
const KEPT_MS = 24 * 60 * 60 * 1_000;

const isUnderWay = ({ state }: BulkRun) => state === 'queued' || state === 'running';

/** One that ended lately, and did something or was refused it. */
function isToTell({ finishedAt, state, done, refused }: BulkRun): boolean {
  if (finishedAt === null || (state === 'cancelled' && done + refused === 0)) return false;
  return serverNow().getTime() - Date.parse(finishedAt) < KEPT_MS;
}

/**
 * The person's run over this list that is under way, if any, found again when they come back to the page; and the last one that
 * is over: whoever was elsewhere when it ended asks for it.
 */
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
  const own = data?.items.filter((one) => one.list === list) ?? [];
  const run = own.find(isUnderWay);
  const before = useRef(run?.id);
  const tellEnd = useEffectEvent(onEnd);
  useEffect(() => {
    const ended = before.current;
    before.current = run?.id;
    if (ended === undefined || ended === run?.id) return;
    tellEnd(ended);
    void refreshAdmin();
  }, [run?.id]);
  return { run, last: own.find(isToTell), list };
}
