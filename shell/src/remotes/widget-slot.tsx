import type { RemoteEntry } from '@fio/contracts/documents/manifest';
import { Skeleton } from '@fio/design-system/skeleton';
import { useShellWords } from '../words/index.ts';
import { remotes, useRemote } from './remotes.ts';
import { useWidget } from './use-widget.ts';
import { WidgetBoundary } from './widget-boundary.tsx';
import { WidgetFallback } from './widget-fallback.tsx';
import type { RemoteModule } from '@fio/platform/remote';

function Waiting() {
  const t = useShellWords();
  return (
    <div aria-busy="true" role="status" aria-label={t('loading')}>
      <Skeleton height={120} radius="card" />
    </div>
  );
}

function OpenedSlot({ entry, name, module }: { entry: RemoteEntry; name: string; module: RemoteModule }) {
  const { state, retry } = useWidget(entry, module, name);
  if (state.status === 'loading') return <Waiting />;
  if (state.status === 'failed') return <WidgetFallback failure={state.failure} onRetry={retry} />;
  const { Widget, attempt } = state;
  return (
    <WidgetBoundary key={attempt} entry={entry} onRetry={retry} Failed={WidgetFallback}>
      <Widget />
    </WidgetBoundary>
  );
}

/** A slot of a page with the widget of the remote that fills it, in whichever state that remote is. */
export default function WidgetSlot({ entry, name }: { entry: RemoteEntry; name: string }) {
  const remote = useRemote(entry);
  if (!remote || remote.status === 'loading') return <Waiting />;
  if (remote.status === 'failed')
    return <WidgetFallback failure={remote.failure} onRetry={() => remotes.retry(entry)} />;
  return <OpenedSlot entry={entry} name={name} module={remote.module} />;
}
