import { Component } from 'react';
import type { ReactNode } from 'react';
import type { RemoteEntry } from '@fio/contracts/documents/manifest';
import { ErrorView } from '../page/error-view.tsx';
import { Shown } from '../page/shown.tsx';
import { isChunkError } from './chunk-error.ts';
import { newIncident } from './failure.ts';
import { RemoteFallback } from './remote-fallback.tsx';
import { reported } from './remote-store.ts';
import type { FailureKind, RemoteFailure } from './failure.ts';

interface Props {
  entry: RemoteEntry;
  /** Where the page is: on another page of the same remote its error is over. */
  pathname: string;
  isRetried: boolean;
  onRetry: () => void;
  children: ReactNode;
}

type Caught = Pick<RemoteFailure, 'kind' | 'incident' | 'cause'>;

/** The status an error carries, such as an ApiError's. */
const statusOf = (error: unknown): unknown =>
  error instanceof Error && 'status' in error ? error.status : undefined;

/** What a page asked for and doesn't exist is an answer, not a failure of the remote. */
const isMissing = (error: unknown): boolean => statusOf(error) === 404;

function kindOf(error: unknown): FailureKind {
  if (isChunkError(error)) return navigator.onLine ? 'chunk' : 'offline';
  return statusOf(error) === 403 ? 'forbidden' : 'render';
}

/** Keeps a remote's error inside the remote: the layout, the menu and the other remotes go on. */
export class RemoteBoundary extends Component<Props, { caught: Caught | null }> {
  override state: { caught: Caught | null } = { caught: null };

  static getDerivedStateFromError(cause: unknown) {
    return { caught: { kind: kindOf(cause), incident: newIncident(), cause } };
  }

  override componentDidCatch() {
    if (this.state.caught && !isMissing(this.state.caught.cause))
      reported(this.#failure(this.state.caught), 'render');
  }

  override componentDidUpdate(before: Props) {
    if (this.state.caught && before.pathname !== this.props.pathname) this.setState({ caught: null });
  }

  #failure(caught: Caught): RemoteFailure {
    const { id, build } = this.props.entry;
    return { ...caught, remote: id, build };
  }

  override render() {
    const { caught } = this.state;
    const { isRetried, onRetry, children } = this.props;
    if (!caught) return children;
    return (
      <>
        {isMissing(caught.cause) ? (
          <ErrorView status={404} />
        ) : (
          <RemoteFallback failure={this.#failure(caught)} isRetried={isRetried} onRetry={onRetry} />
        )}
        {/* Broken while it was taken over it would keep time standing. */}
        <Shown />
      </>
    );
  }
}
