import type { ComponentType } from 'react';
import type { DrawState } from '@fio/domain/draw/draw-state';
import type { CalculationDetail } from '../calculation-detail.ts';
import classes from '../calculation.module.css';
import { CancelledPanel, PublishedPanel } from './end-panel.tsx';
import { ExtractionPanel } from './extraction-panel.tsx';
import { FreezePanel } from './freeze-panel.tsx';
import { PublishPanel } from './publish-panel.tsx';
import { ReviewPanel } from './review-panel.tsx';
import { RunPanel } from './run-panel.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

const PANELS: Record<DrawState, ComponentType<{ record: CalculationDetail }>> = {
  draft: FreezePanel,
  scheduled: FreezePanel,
  frozen: ExtractionPanel,
  extraction_recorded: ExtractionPanel,
  postponed: ExtractionPanel,
  confirmed: RunPanel,
  calculated: ReviewPanel,
  reviewed: PublishPanel,
  published: PublishedPanel,
  accounted: PublishedPanel,
  cancelled: CancelledPanel,
};

/** What is to be done with the draw now, whatever its state. */
export function Now({ record }: { record: CalculationDetail }) {
  const Panel = PANELS[record.state];
  const here = useKeptFocus(`${record.state}/${record.version}`);
  return (
    <div ref={here} className={classes['stack']}>
      <Panel record={record} />
    </div>
  );
}
