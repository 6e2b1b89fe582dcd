import type { IndexState as State } from '@fio/contracts/admin/indexes';
import { StateChip } from '@fio/design-system/chip';
import { IconAlertTriangle, IconCircleCheck } from '@fio/design-system/icons';
import { useIndexesWords } from './words.ts';

export function IndexState({ state }: { state: State }) {
  const t = useIndexesWords();
  return (
    <StateChip
      tone={state === 'valid' ? 'success' : 'error'}
      icon={state === 'valid' ? <IconCircleCheck size={14} /> : <IconAlertTriangle size={14} />}
    >
      {t(`state.${state}`)}
    </StateChip>
  );
}
