import { StateChip } from '@fio/design-system/chip';
import { IconCircleCheck, IconLock } from '@fio/design-system/icons';
import type { IpDetail } from './ip-detail.ts';
import { useIpsWords } from './words.ts';

export function IpState({ state }: Pick<IpDetail, 'state'>) {
  const t = useIpsWords();
  return state === 'blocked' ? (
    <StateChip tone="error" icon={<IconLock size={14} />}>
      {t('state.blocked')}
    </StateChip>
  ) : (
    <StateChip tone="success" icon={<IconCircleCheck size={14} />}>
      {t('state.free')}
    </StateChip>
  );
}
