import { useEffect } from 'react';
import { adminExports } from '@fio/contracts/admin/exports';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { isExportUnderWay } from '@fio/platform/area';
import { queryClient } from '@fio/platform/api';

const LOOK_MS = 1000;
const { strategy, method, path } = adminExports.list;
const LISTS = { queryKey: [strategy, `${method} ${path}`] };

/** A slow answer is waited for, not asked for again. */
const SOON = { cancelRefetch: false } as const;

/** Asks for the page of exports again, each second, as long as one of it is under way. */
export function useLiveExports(): void {
  useEffect(() => {
    const look = () => {
      const shown = queryClient.getQueriesData<ResponseOf<typeof adminExports.list>>({
        ...LISTS,
        type: 'active',
      });
      const isLive = shown.some(([, page]) => page?.items.some(({ state }) => isExportUnderWay(state)));
      if (isLive) void queryClient.invalidateQueries({ ...LISTS, refetchType: 'active' }, SOON);
    };
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, []);
}
