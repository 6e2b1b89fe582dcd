import type { adminRanking } from '@fio/contracts/admin/ranking';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { StateChip } from '@fio/design-system/chip';
import { IconAlertTriangle } from '@fio/design-system/icons';
import { useRankingWords } from './words.ts';

/** What a name should be looked at twice for. */
export function RankingSigns({ signs }: Pick<ResponseOf<typeof adminRanking.get>, 'signs'>) {
  const t = useRankingWords();
  if (signs.length === 0) return '–';
  return (
    <StateChip tone="warning" icon={<IconAlertTriangle size={14} />}>
      {signs.map((sign) => t(`sign.${sign}`)).join(', ')}
    </StateChip>
  );
}
