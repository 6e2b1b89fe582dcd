import type { REGULATION_STATES } from '@fio/contracts/admin/regulations';
import { type ChipTone, StateChip } from '@fio/design-system/chip';
import { useRegulationsWords } from './words.ts';

type State = (typeof REGULATION_STATES)[number];

const TONES: Record<State, ChipTone> = {
  draft: 'neutral',
  scheduled: 'info',
  current: 'success',
  superseded: 'warning',
};

export function RegulationState({ state }: { state: State }) {
  const t = useRegulationsWords();
  return <StateChip tone={TONES[state]}>{t(`state.${state}`)}</StateChip>;
}
