import type { TokenState as State } from '@fio/contracts/admin/tokens';
import { type ChipTone, StateChip } from '@fio/design-system/chip';
import { useTokensWords } from './words.ts';

const TONES: Record<State, ChipTone> = { active: 'success', expired: 'neutral', revoked: 'error' };

export function TokenState({ state }: { state: State }) {
  const t = useTokensWords();
  return <StateChip tone={TONES[state]}>{t(`state.${state}`)}</StateChip>;
}
