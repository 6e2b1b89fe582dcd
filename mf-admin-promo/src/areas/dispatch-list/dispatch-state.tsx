import type { DispatchState as State } from '@fio/domain/dispatch';
import { type ChipTone, StateChip } from '@fio/design-system/chip';
import { useDispatchListWords } from './words.ts';

const TONES: Record<State, ChipTone> = {
  draft: 'neutral',
  scheduled: 'info',
  queued: 'info',
  sending: 'info',
  paused: 'warning',
  sent: 'success',
  partially_failed: 'warning',
  failed: 'error',
  cancelled: 'neutral',
};

export function DispatchState({ state }: { state: State }) {
  const t = useDispatchListWords();
  return <StateChip tone={TONES[state]}>{t(`state.${state}`)}</StateChip>;
}
