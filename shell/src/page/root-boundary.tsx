import { Component } from 'react';
import type { ReactNode } from 'react';
import { report } from '@fio/platform/report';
import { isChunkError } from '../remotes/chunk-error.ts';
import { reloadForChunk, reloading } from '../first/chunk-reload.ts';
import { ErrorView } from './error-view.tsx';
import { isInitialLoad } from './initial-load.ts';

/** What the shell shows when it failed itself: a reload where a chunk did not arrive, else the error page. */
export class RootBoundary extends Component<{ children: ReactNode }, { error: unknown; failed: boolean }> {
  override state = { error: null as unknown, failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  override componentDidCatch(error: unknown) {
    if (isChunkError(error) && reloadForChunk(isInitialLoad(), reloading())) return;
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
