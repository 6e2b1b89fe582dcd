import { Suspense, type ComponentType } from 'react';
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
}

const Nothing = () => null;

function Opened({ entry, name, module, Failed }: Required<Props> & { module: RemoteModule }) {
  const { state, retry } = useWidget(entry, module, name);
  if (state.status === 'loading') return null;
  if (state.status === 'failed') return <Failed failure={state.failure} onRetry={retry} />;
  const { Widget, attempt } = state;
  return (
    <WidgetBoundary key={attempt} entry={entry} onRetry={retry} Failed={Failed}>
      <Suspense fallback={null}>
        <Widget />
      </Suspense>
    </WidgetBoundary>
  );
}

/** A remote's widget beside the page: nothing stands there while it comes. */
export default function QuietWidget({ entry, name, Failed = Nothing }: Props) {
  const remote = useRemote(entry);
  if (!remote || remote.status === 'loading') return null;
  if (remote.status === 'failed')
    return <Failed failure={remote.failure} onRetry={() => remotes.retry(entry)} />;
  return <Opened entry={entry} name={name} module={remote.module} Failed={Failed} />;
}
