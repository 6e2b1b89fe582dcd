import { useState } from 'react';
import type { RemoteEntry } from '@fio/contracts/documents/manifest';
import type { RemoteModule } from '@fio/platform/remote';
import { useRoutes } from '@fio/platform/router/host';
import type { Location } from '@fio/platform/router/host';
import { routesOf } from './mountable-routes.tsx';
import { RemoteBoundary } from './remote-boundary.tsx';
import { RemoteFallback } from './remote-fallback.tsx';
import { RemoteSkeleton } from './remote-skeleton.tsx';
import { remotes } from './remotes.ts';
import type { RemoteState } from './remote-store.ts';

function MountedRoutes({ module, location }: { module: RemoteModule; location: Location }) {
  return useRoutes(routesOf(module), location);
}

interface Props {
  entry: RemoteEntry;
  state: RemoteState;
  location: Location;
}

/** A remote's page in whichever state the remote is. A new attempt mounts everything anew. */
export function RemotePage({ entry, state, location }: Props) {
  const [isRetried, setIsRetried] = useState(false);
  const onRetry = () => {
    setIsRetried(true);
    remotes.retry(entry);
  };
  const again = { isRetried, onRetry };
  if (state.status === 'loading') return <RemoteSkeleton />;
  if (state.status === 'failed') return <RemoteFallback failure={state.failure} {...again} />;
  const key = `${entry.id}:${entry.build}:${state.attempt}`;
  return (
    <RemoteBoundary key={key} entry={entry} pathname={location.pathname} {...again}>
      <MountedRoutes module={state.module} location={location} />
    </RemoteBoundary>
  );
}
