import { type ComponentType, lazy } from 'react';
import type { RehearsedDraw } from '@fio/contracts/admin/draw-rehearsal';
import type { RehearsalState } from '@fio/domain/draw/rehearsal';
import type { DrawState } from '@fio/domain/draw/draw-state';
import { ExtractionPanel } from '../panels/extraction-panel.tsx';
import classes from '../calculation.module.css';
import { FreezePanel } from '../panels/freeze-panel.tsx';
import { Finish } from './finish.tsx';
import { useRehearsalWords } from './words.ts';

type Props = { record: RehearsedDraw };

const RunPanel = lazy(async () => ({ default: (await import('../panels/result-panels.ts')).RunPanel }));
const ReviewPanel = lazy(async () => ({ default: (await import('../panels/result-panels.ts')).ReviewPanel }));
const ReviewedPanels = lazy(async () => ({
  default: (await import('../panels/result-panels.ts')).ReviewedPanels,
}));
const WinnersTable = lazy(async () => ({
  default: (await import('../panels/result-panels.ts')).WinnersTable,
}));

/** Who would win and the minutes, up to the step by which a draw is published. */
function Reviewed({ record }: Props) {
  const t = useRehearsalWords();
  if (record.finishedAt === null)
    return (
      <>
        <ReviewedPanels record={record} />
        <Finish record={record} />
      </>
    );
  return (
    <section className={classes['card']} aria-label={t('finished.title')}>
      <WinnersTable record={record} />
    </section>
  );
}

/** As far as a rehearsal goes: the draw's own panels, from the files that they come in, but for the last. */
const PANELS: Record<RehearsalState, ComponentType<Props>> = {
  scheduled: FreezePanel,
  frozen: ExtractionPanel,
  extraction_recorded: ExtractionPanel,
  confirmed: RunPanel,
  calculated: ReviewPanel,
  reviewed: Reviewed,
};
const isRehearsed = (state: DrawState): state is RehearsalState => state in PANELS;

/** What is to be done now in the rehearsal. */
export function RehearsedPanel({ record }: Props) {
  if (!isRehearsed(record.state)) return null;
  const Now = PANELS[record.state];
  return <Now record={record} />;
}
