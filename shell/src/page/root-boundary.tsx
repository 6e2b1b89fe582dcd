import { Component } from 'react';
import type { ReactNode } from 'react';
import { report } from '@fio/platform/report';
import { isChunkError } from '../remotes/chunk-error.ts';
import { reloadForChunk } from './chunk-reload.ts';
import { ErrorView } from './error-view.tsx';

/** An initial load that failed has done so within this many milliseconds of the page's life. */
const INITIAL_MS = 10_000;

/** What the shell shows when it failed itself: a reload where a chunk did not arrive, else the error page. */
export class RootBoundary extends Component<{ children: ReactNode }, { error: unknown; failed: boolean }> {
  override state = { error: null as unknown, failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  override componentDidCatch(error: unknown) {
    const effects = { now: Date.now(), store: sessionStorage, reload: () => window.location.reload() };
    if (isChunkError(error) && reloadForChunk(performance.now() < INITIAL_MS, effects)) return;
    report(error, { where: 'shell' });
  }

  override render() {
    const { error, failed } = this.state;
    if (!failed) return this.props.children;
    return (
      <ErrorView
        status={500}
        message={error instanceof Error && !isChunkError(error) ? error.message : undefined}
      />
    );
  }
}
