import { lazy, Suspense } from 'react';
import { fillersOf } from '@fio/platform/remote';

// A failure to fetch it is no reason to lose the page.
const QuietWidget = lazy(() => import('./quiet-widget.tsx').catch(() => ({ default: () => null })));

/** A slot of the frame: nothing stands there until its widgets do, nor where one fails. */
export const FrameSlot = ({ name }: { name: string }) =>
  fillersOf(name).map((entry) => (
    <Suspense key={entry.id} fallback={null}>
      <QuietWidget entry={entry} name={name} />
    </Suspense>
  ));
