import { Suspense, type ComponentType, type ReactNode } from 'react';
import type { RemoteEntry } from '@fio/contracts/documents/manifest';
import type { RemoteModule } from '@fio/platform/remote';
import { remotes, useRemote } from './remotes.ts';
import { useWidget } from './use-widget.ts';
import { WidgetBoundary, type FailedWidget } from './widget-boundary.tsx';

interface Props {
  readonly entry: RemoteEntry;
  /** The slot's. */
  readonly name: string;
  /** What stands there once it has failed: nothing unless said. Failures are reported either way. */
  readonly Failed?: ComponentType<FailedWidget>;
  /** What stands there while it comes: nothing unless said. */
  readonly Waiting?: ComponentType;
}

const Nothing = () => null;

function Opened({ entry, name, module, Failed, Waiting }: Required<Props> & { module: RemoteModule }) {
  const { state, retry } = useWidget(entry, module, name);
  if (state.status === 'loading') return <Waiting />;
  if (state.status === 'failed') return <Failed failure={state.failure} onRetry={retry} />;
  const { Widget, attempt } = state;
  return (
    <WidgetBoundary key={attempt} entry={entry} onRetry={retry} Failed={Failed}>
      <Suspense fallback={<Waiting />}>
        <Widget />
      </Suspense>
    </WidgetBoundary>
  );
}

/** A remote's widget beside the page. */
export default function QuietWidget({ entry, name, Failed = Nothing, Waiting = Nothing }: Props): ReactNode {
  const remote = useRemote(entry);
  if (!remote || remote.status === 'loading') return <Waiting />;
  if (remote.status === 'failed')
    return <Failed failure={remote.failure} onRetry={() => remotes.retry(entry)} />;
  return <Opened entry={entry} name={name} module={remote.module} Failed={Failed} Waiting={Waiting} />;
}
