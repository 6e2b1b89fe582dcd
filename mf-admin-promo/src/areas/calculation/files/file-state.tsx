import type { DrawFile } from '@fio/contracts/admin/calculation-files';
import { type ChipTone, StateChip } from '@fio/design-system/chip';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconMinus,
} from '@fio/design-system/icons';
import { ProgressBar } from '@fio/design-system/progress';
import { Moment } from '@fio/platform/area';
import type { ReactNode } from 'react';
import { useCalculationWords } from '../words.ts';
import classes from './files.module.css';

type State = DrawFile['state'] | 'missing';

const LOOKS: Record<State, { readonly tone: ChipTone; readonly icon: ReactNode }> = {
  missing: { tone: 'neutral', icon: <IconMinus size={14} /> },
  queued: { tone: 'neutral', icon: <IconClock size={14} /> },
  running: { tone: 'info', icon: <IconClock size={14} /> },
  ready: { tone: 'success', icon: <IconCircleCheck size={14} /> },
  failed: { tone: 'error', icon: <IconCircleX size={14} /> },
};

/** How far a document is; `label` names it for who hears the bar. */
export function FileState({ file, label }: { file: DrawFile | null; label: string }) {
  const t = useCalculationWords();
  const state = file?.state ?? 'missing';
  return (
    <div className={classes['state']} aria-live="polite">
      <StateChip {...LOOKS[state]}>{t(`files.state.${state}`)}</StateChip>
      {file?.state === 'running' && (
        <>
          <ProgressBar label={label} value={file.progress} className={classes['bar']} />
          <span>{t('files.progress', { percent: file.progress })}</span>
        </>
      )}
      {file?.readyAt && <Moment at={file.readyAt} />}
      {file?.state === 'ready' && file.isOutdated && (
        <StateChip tone="warning" icon={<IconAlertTriangle size={14} />}>
          {t('files.outdated')}
        </StateChip>
      )}
    </div>
  );
}
