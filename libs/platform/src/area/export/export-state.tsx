import type { ReactNode } from 'react';
import type { ExportRow, ExportState as State } from '@fio/contracts/core/exporting';
import { type ChipTone, StateChip } from '@fio/design-system/chip';
import { IconCircleCheck, IconCircleX, IconClock, IconMinus } from '@fio/design-system/icons';
import { ProgressBar } from '@fio/design-system/progress';
import { Text } from '@fio/design-system/text';
import { format } from '../../i18n/index.ts';
import classes from './export.module.css';
import { useExportWords } from './export-words.ts';

const LOOKS: Record<State, { readonly tone: ChipTone; readonly icon: ReactNode }> = {
  queued: { tone: 'neutral', icon: <IconClock size={14} /> },
  running: { tone: 'info', icon: <IconClock size={14} /> },
  ready: { tone: 'success', icon: <IconCircleCheck size={14} /> },
  expired: { tone: 'neutral', icon: <IconMinus size={14} /> },
  failed: { tone: 'error', icon: <IconCircleX size={14} /> },
  cancelled: { tone: 'neutral', icon: <IconMinus size={14} /> },
};

/** Whether a worker has it, or will have. */
export const isExportUnderWay = (state: State | undefined): boolean =>
  state === 'queued' || state === 'running';

/** The same as text, outside components. */
export const exportStateName = (state: State): string => useExportWords.t(`state.${state}`);

/** The state of an export in a word. */
export function ExportState({ state }: { state: State }) {
  const t = useExportWords();
  return <StateChip {...LOOKS[state]}>{t(`state.${state}`)}</StateChip>;
}

/** How far an export is that isn't over: in words, and as a bar. */
export function ExportProgress({ of: { state, rows, total } }: { of: ExportRow }) {
  const t = useExportWords();
  const words = () => {
    if (state === 'queued') return t('waiting');
    if (total === null) return t('counting');
    const shown = Math.min(rows, total);
    return t('rows', { count: total, rows: format.number(shown), total: format.number(total) });
  };
  return (
    <div className={classes['progress']}>
      <ProgressBar label={t('progress')} value={total ? (100 * rows) / total : 0} />
      <Text size="small">{words()}</Text>
    </div>
  );
}

/** A file's size, in thousands or millions of bytes. */
export function FileSize({ bytes }: { bytes: number | null }) {
  const t = useExportWords();
  if (bytes === null) return '–';
  const [size, unit] = bytes < 1e6 ? ([bytes / 1e3, 'kb'] as const) : ([bytes / 1e6, 'mb'] as const);
  return t(`size.${unit}`, {
    size: format.number(size < 10 ? Math.max(0.1, Math.round(size * 10) / 10) : Math.round(size)),
  });
}
