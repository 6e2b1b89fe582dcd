import { numberPools } from '@fio/contracts/admin/number-pools';
import { todayInSaoPaulo } from '@fio/domain/calendar';
import { orderSizeOf } from '@fio/domain/draw/rule-set';
import { capacityOf } from '@fio/domain/lucky-number';
import { Button } from '@fio/design-system/button';
import { EmptyState } from '@fio/design-system/empty-state';
import { IconLock } from '@fio/design-system/icons';
import { useMay } from '@fio/platform/area';
import { serverNow } from '@fio/platform/boot';
import { format } from '@fio/platform/i18n';
import { type DrawDetail, seriesText } from '../draw-values.ts';
import { useWinnersDrawWords } from '../words.ts';
import { useSettle } from './use-settle.ts';

/** Numbers that have no order yet, and the promise that gives them one. */
export function CommitNumbers({ draw }: { draw: DrawDetail }) {
  const t = useWinnersDrawWords();
  const { settle, isPending } = useSettle(numberPools.commit);
  const may = useMay()(numberPools.commit);
  const { id, version, freedom, periodFrom, seriesFirst: first, seriesLast: last, ruleSet } = draw;
  const capacity = capacityOf({ first, last, size: orderSizeOf(ruleSet) });
  const series = seriesText(draw);
  const isLate = freedom !== 'all' || periodFrom <= todayInSaoPaulo(serverNow());
  const commit = () =>
    settle(
      { params: { drawId: id }, body: { version } },
      {
        title: t('numbers.commit.title', { capacity: format.number(capacity) }),
        text: t('numbers.commit.text', { series }),
        confirmText: t('numbers.commit'),
        cancelText: t('cancel'),
        done: t('numbers.committed'),
      },
    );
  return (
    <EmptyState
      title={t('numbers.none')}
      text={isLate ? t('numbers.late') : t('numbers.noneText', { series })}
      action={
        may && !isLate ? (
          <Button icon={<IconLock size={16} />} loading={isPending} onClick={commit}>
            {t('numbers.commit')}
          </Button>
        ) : undefined
      }
    />
  );
}
