import type { UserState as State } from '@fio/contracts/admin/users';
import { type ChipTone, StateChip } from '@fio/design-system/chip';
import { useUsersWords } from './words.ts';

const TONES: Record<State, ChipTone> = {
  active: 'success',
  invited: 'info',
  locked: 'error',
  disabled: 'neutral',
};

export function UserState({ state }: { state: State }) {
  const t = useUsersWords();
  return <StateChip tone={TONES[state]}>{t(`state.${state}`)}</StateChip>;
}
