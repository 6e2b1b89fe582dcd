import { useEffect, useState, type ComponentType } from 'react';
import type { RemoteEntry } from '@fio/contracts/documents/manifest';
import type { RemoteModule } from '@fio/platform/remote';
import { browserEffects } from './browser-effects.ts';
import { newIncident, type FailureKind, type RemoteFailure } from './failure.ts';
import { loadWidgets } from './load-remote.ts';
import { reported } from './remote-store.ts';

type WidgetState =
  | { status: 'loading' }
  | { status: 'ready'; attempt: number; Widget: ComponentType }
  | { status: 'failed'; failure: RemoteFailure };

/** Functions, and what React's `memo` and `lazy` make. */
const isComponent = (value: unknown): value is ComponentType =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

/** The widget of a loaded remote for a slot: opened when asked for, and anew on each retry. */
export function useWidget({ id, build }: RemoteEntry, module: RemoteModule, name: string) {
  const [attempt, setAttempt] = useState(1);
  const [state, setState] = useState<WidgetState>({ status: 'loading' });
  useEffect(() => {
    let isWanted = true;
    const fail = (kind: FailureKind, cause: unknown) =>
      setState({
        status: 'failed',
        failure: reported({ kind, cause, remote: id, build, incident: newIncident() }, 'load'),
      });
    setState({ status: 'loading' });
    void loadWidgets(module, browserEffects).then((result) => {
      if (!isWanted) return;
      if (!result.ok) return fail(result.kind, result.cause);
      const Widget = result.widgets[name];
      if (!isComponent(Widget)) return fail('contract', `${id}: ./widgets has nothing for ${name}`);
      setState({ status: 'ready', attempt, Widget });
    });
    return () => {
      isWanted = false;
    };
  }, [id, build, module, name, attempt]);
  return { state, retry: () => setAttempt((count) => count + 1) };
}
