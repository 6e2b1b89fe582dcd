import { type ComponentType, lazy } from 'react';
import type { DrawState } from '@fio/domain/draw/draw-state';
import { isRehearsable } from '@fio/domain/draw/rehearsal';
import { Link } from '@fio/design-system/link';
import { serverNow } from '@fio/platform/boot';
import { useNavigate } from '@fio/platform/router';
import type { CalculationDetail } from '../calculation-detail.ts';
import classes from '../calculation.module.css';
import { rehearsalPath } from '../rehearsal-path.ts';
import { useCalculationWords } from '../words.ts';
import { useKeptFocus } from './use-kept-focus.ts';

const FreezePanel = lazy(async () => ({ default: (await import('./first-panels.ts')).FreezePanel }));
const ExtractionPanel = lazy(async () => ({
  default: (await import('./first-panels.ts')).ExtractionPanel,
}));
const DutiesCard = lazy(async () => ({ default: (await import('./first-panels.ts')).DutiesCard }));
const RunPanel = lazy(async () => ({ default: (await import('./result-panels.ts')).RunPanel }));
const ReviewPanel = lazy(async () => ({ default: (await import('./result-panels.ts')).ReviewPanel }));
const PublishPanel = lazy(async () => ({ default: (await import('./result-panels.ts')).PublishPanel }));
const PublishedPanel = lazy(async () => ({ default: (await import('./result-panels.ts')).PublishedPanel }));
const CancelledPanel = lazy(async () => ({ default: (await import('./result-panels.ts')).CancelledPanel }));

/** Only one of them is ever shown, and each is much. */
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

/** A draft promises nothing yet, and what is over needs nothing more. */
const NO_DUTIES: readonly DrawState[] = ['draft', 'cancelled', 'accounted'];

/** What is to be done with the draw now, whatever its state. */
export function Now({ record }: { record: CalculationDetail }) {
  const t = useCalculationWords();
  const navigate = useNavigate();
  const Panel = PANELS[record.state];
  const here = useKeptFocus(`${record.state}/${record.version}`);
  return (
    <div ref={here} className={classes['stack']}>
      <Panel record={record} />
      {isRehearsable(record, serverNow()) && (
        <Link href={rehearsalPath(record.id)} onNavigate={(href) => void navigate(href)}>
          {t('rehearsal')}
        </Link>
      )}
      {!NO_DUTIES.includes(record.state) && <DutiesCard record={record} />}
    </div>
  );
}
