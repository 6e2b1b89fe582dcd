import type { CommandState } from '@fio/contracts/admin/commands';
import { type ChipTone, StateChip } from '@fio/design-system/chip';
import { IconCircleCheck, IconCircleX, IconClock, IconRefresh } from '@fio/design-system/icons';
import type { ReactNode } from 'react';
import { useCommandsWords } from './words.ts';

const LOOKS: Record<CommandState, { readonly tone: ChipTone; readonly icon: ReactNode }> = {
  queued: { tone: 'neutral', icon: <IconClock size={14} /> },
  running: { tone: 'info', icon: <IconRefresh size={14} /> },
  succeeded: { tone: 'success', icon: <IconCircleCheck size={14} /> },
  failed: { tone: 'error', icon: <IconCircleX size={14} /> },
};

export function RunState({ state }: { state: CommandState }) {
  const t = useCommandsWords();
  return <StateChip {...LOOKS[state]}>{t(`state.${state}`)}</StateChip>;
}

/** Whether more is to come, so that it is worth asking again. */
export const isUnderWay = (state: CommandState | undefined): boolean =>
  state === 'queued' || state === 'running';
