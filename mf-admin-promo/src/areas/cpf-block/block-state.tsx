import type { CpfBlockState } from '@fio/domain/cpf-block';
import { type ChipTone, StateChip } from '@fio/design-system/chip';
import { useCpfBlockWords } from './words.ts';

const TONES: Record<CpfBlockState, ChipTone> = { active: 'error', expired: 'neutral', lifted: 'success' };

export function BlockState({ state }: { state: CpfBlockState }) {
  const t = useCpfBlockWords();
  return <StateChip tone={TONES[state]}>{t(`state.${state}`)}</StateChip>;
}
