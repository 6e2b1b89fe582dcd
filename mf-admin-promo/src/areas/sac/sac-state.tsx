import type { SacState as State } from '@fio/domain/sac';
import { type ChipTone, StateChip } from '@fio/design-system/chip';
import { useSacWords } from './words.ts';

const TONES: Record<State, ChipTone> = {
  open: 'warning',
  answered: 'success',
  waiting: 'info',
  closed: 'neutral',
};

export function SacState({ state }: { state: State }) {
  const t = useSacWords();
  return <StateChip tone={TONES[state]}>{t(`state.${state}`)}</StateChip>;
}
