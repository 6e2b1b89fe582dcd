import { Component } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { RemoteEntry } from '@fio/contracts/documents/manifest';
import { isChunkError } from './chunk-error.ts';
import { newIncident, type RemoteFailure } from './failure.ts';
import { reported } from './remote-store.ts';

/** What is told to what stands in a failed widget's place. */
export interface FailedWidget {
  readonly failure: RemoteFailure;
  readonly onRetry: () => void;
}

interface Props {
  entry: RemoteEntry;
  onRetry: () => void;
  /** What stands there once it has failed. */
  Failed: ComponentType<FailedWidget>;
  children: ReactNode;
}

type Caught = Pick<RemoteFailure, 'kind' | 'incident' | 'cause'>;

/** Keeps a widget's error inside its slot: the page it stands in, often another remote's, goes on. */
export class WidgetBoundary extends Component<Props, { caught: Caught | null }> {
  override state: { caught: Caught | null } = { caught: null };

  static getDerivedStateFromError(cause: unknown) {
    return { caught: { kind: isChunkError(cause) ? 'chunk' : 'render', incident: newIncident(), cause } };
  }

  override componentDidCatch() {
    if (this.state.caught) reported(this.#failure(this.state.caught), 'render');
  }

  #failure(caught: Caught): RemoteFailure {
    const { id, build } = this.props.entry;
    return { ...caught, remote: id, build };
  }

  override render() {
    const { caught } = this.state;
    const { Failed, onRetry, children } = this.props;
    return caught ? <Failed failure={this.#failure(caught)} onRetry={onRetry} /> : children;
  }
}
