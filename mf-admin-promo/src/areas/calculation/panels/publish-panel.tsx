import { calculation } from '@fio/contracts/admin/calculation';
import { Text } from '@fio/design-system/text';
import { format } from '@fio/platform/i18n';
import { type CalculationDetail, standing } from '../calculation-detail.ts';
import classes from '../calculation.module.css';
import { useCalculationWords } from '../words.ts';
import { MinutesForm } from './minutes-form.tsx';
import { Panel } from './panel.tsx';
import { NotYours, StepButton } from './step-button.tsx';
import { WinnersTable } from './winners-table.tsx';

type Props = { record: CalculationDetail };

/** Who won and who waits, and the minutes that are to be written of it. */
export function ReviewedPanels({ record }: Props) {
  const t = useCalculationWords();
  return (
    <>
      <Panel title={t('winners.title')} text={t('winners.text')}>
        <WinnersTable record={record} />
        <div className={classes['buttons']}>
          <StepButton step="sendBack" record={record} />
        </div>
      </Panel>
      <Panel title={t('minutes.title')} text={t('minutes.text')}>
        <MinutesForm record={record} />
      </Panel>
    </>
  );
}

/** Winners are being reached and the minutes written; then comes the one step that nothing takes back. */
export function PublishPanel({ record }: Props) {
  const t = useCalculationWords();
  const { minutes, publishBy } = record;
  const troubled = standing(record).filter(({ problem }) => problem !== null).length;
  return (
    <>
      <ReviewedPanels record={record} />
      <Panel title={t('publish.title')} text={t('publish.about')}>
        {publishBy && <Text>{t('publish.by', { day: format.day(publishBy) })}</Text>}
        {troubled > 0 && (
          <div className={classes['notice']}>
            <Text>{t('publish.problems', { count: troubled })}</Text>
          </div>
        )}
        {minutes === null && <Text tone="muted">{t('publish.minutes')}</Text>}
        <div className={classes['buttons']}>
          <StepButton
            step="publish"
            record={record}
            variant="danger"
            disabled={minutes === null || troubled > 0}
          />
        </div>
        <NotYours endpoint={calculation.publish} />
      </Panel>
    </>
  );
}
