import { calculation } from '@fio/contracts/admin/calculation';
import { Button } from '@fio/design-system/button';
import { Text } from '@fio/design-system/text';
import { useMay } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import type { CalculationDetail } from '../calculation-detail.ts';
import classes from '../calculation.module.css';
import { alreadyReported, useStep } from '../use-step.ts';
import { useCalculationWords } from '../words.ts';
import { StepButton } from './step-button.tsx';

/** A later extraction that somebody asked for: another person sees where it was announced, and confirms it. */
export function WaitingMove({ record }: { record: CalculationDetail }) {
  const t = useCalculationWords();
  const may = useMay();
  const { take, isPending } = useStep(calculation.confirmPostponement);
  const { id, version, postponement } = record;
  if (postponement === null) return null;
  const { lotteryDate, reason, source, by, at, mine } = postponement;
  return (
    <div className={classes['notice']}>
      <strong>{t('move.waits', { day: format.day(lotteryDate) })}</strong>
      <Text>{t('move.by', { by, when: format.dateTime(at) })}</Text>
      <Text>{t('because', { reason })}</Text>
      <Text>{t('move.source', { source })}</Text>
      {mine && <Text tone="muted">{t('move.mine')}</Text>}
      <div className={classes['buttons']}>
        {!mine && may(calculation.confirmPostponement) && (
          <Button
            loading={isPending}
            onClick={() => void take({ params: { id }, body: { version } }).catch(alreadyReported)}
          >
            {t('move.confirm')}
          </Button>
        )}
        <StepButton step="withdrawPostponement" record={record} />
      </div>
    </div>
  );
}
