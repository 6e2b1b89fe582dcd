import type { DrawState as State } from '@fio/domain/draw/draw-state';
import { type ChipTone, StateChip } from '@fio/design-system/chip';
import { useCalculationWords } from './words.ts';

const TONES: Record<State, ChipTone> = {
  draft: 'neutral',
  scheduled: 'info',
  frozen: 'info',
  extraction_recorded: 'warning',
  confirmed: 'info',
  calculated: 'warning',
  reviewed: 'warning',
  published: 'success',
  accounted: 'success',
  postponed: 'warning',
  cancelled: 'error',
};

export function DrawState({ state }: { state: State }) {
  const t = useCalculationWords();
  return <StateChip tone={TONES[state]}>{t(`state.${state}`)}</StateChip>;
}
