import { calculation } from '@fio/contracts/admin/calculation';
import { Button } from '@fio/design-system/button';
import { IconPlayerPlay } from '@fio/design-system/icons';
import { useMay } from '@fio/platform/area';
import { toast } from '@fio/platform/feedback';
import type { CalculationDetail } from '../calculation-detail.ts';
import classes from '../calculation.module.css';
import { Board } from '../result/board.tsx';
import { alreadyReported, useStep } from '../use-step.ts';
import { useWizard } from '../wizard.ts';
import { useCalculationWords } from '../words.ts';
import { Panel } from './panel.tsx';
import { isReleasing, ReleasePanel } from './release-panel.tsx';
import { NotYours } from './step-button.tsx';

/** The extraction is certain and shown: from here on the list and the rule alone decide. */
function Run({ record }: { record: CalculationDetail }) {
  const t = useCalculationWords();
  const may = useMay();
  const { steps, titled } = useWizard();
  const { take, isPending } = useStep(steps.run);
  const { id, version, extraction, ruleSet } = record;
  const run = async () => {
    await take({ params: { id }, body: { version } });
    toast.success(titled(t('run.done')));
  };
  return (
    <Panel title={t('run.title')} text={t('run.text')}>
      {extraction && <Board contest={extraction.contest} prizes={extraction.prizes} picks={ruleSet} />}
      {may(calculation.run) && (
        <div className={classes['buttons']}>
          <Button
            icon={<IconPlayerPlay size={16} />}
            loading={isPending}
            onClick={() => void run().catch(alreadyReported)}
          >
            {t('run')}
          </Button>
        </div>
      )}
      <NotYours endpoint={calculation.run} />
    </Panel>
  );
}

/** What two people confirmed: shown prize by prize first, then calculated with. */
export function RunPanel({ record }: { record: CalculationDetail }) {
  return isReleasing(record) ? <ReleasePanel record={record} /> : <Run record={record} />;
}
