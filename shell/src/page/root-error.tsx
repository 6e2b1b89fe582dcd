import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from '@fio/platform/router/host';
import { report } from '@fio/platform/report';
import { isChunkError } from '../remotes/chunk-error.ts';
import { reloadForChunk } from './chunk-reload.ts';
import { ErrorView } from './error-view.tsx';

/** An initial load that failed is over within this many milliseconds of the page's life. */
const INITIAL_MS = 10_000;

/** What the shell shows when it failed itself: a reload where a chunk did not arrive, else the error page. */
export function RootError() {
  const error = useRouteError();
  useEffect(() => {
    const effects = { now: Date.now(), store: sessionStorage, reload: () => window.location.reload() };
    if (isChunkError(error) && reloadForChunk(performance.now() < INITIAL_MS, effects)) return;
    report(error, { where: 'shell' });
  }, [error]);
  if (isRouteErrorResponse(error)) return <ErrorView status={error.status} message={error.statusText} />;
  return <ErrorView status={500} message={error instanceof Error && !isChunkError(error) ? error.message : undefined} />;
}
