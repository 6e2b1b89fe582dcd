import { calculation } from '@fio/contracts/admin/calculation';
import { Button } from '@fio/design-system/button';
import { useMay } from '@fio/platform/area';
import { toast } from '@fio/platform/feedback';
import type { CalculationDetail } from '../calculation-detail.ts';
import classes from '../calculation.module.css';
import { Result } from '../result/result.tsx';
import { alreadyReported, useStep } from '../use-step.ts';
import { useWizard } from '../wizard.ts';
import { useCalculationWords } from '../words.ts';
import { Panel } from './panel.tsx';
import { NotYours, StepButton } from './step-button.tsx';

/** The result waits for somebody to read it through; only then there are winners to write to. */
export function ReviewPanel({ record }: { record: CalculationDetail }) {
  const t = useCalculationWords();
  const may = useMay();
  const { steps, titled } = useWizard();
  const { take, isPending } = useStep(steps.review);
  const again = useStep(steps.run);
  const { id, version, runs } = record;
  const request = { params: { id }, body: { version } };
  // Not asked again: what it does is said above the button, and it is taken back while nobody was contacted.
  const review = async () => {
    await take(request);
    toast.success(titled(t('review.done')));
  };
  const repeat = async () => {
    const [now, before] = (await again.take(request)).runs;
    toast[now?.hash === before?.hash ? 'success' : 'info'](
      titled(t(now?.hash === before?.hash ? 'run.same' : 'run.other')),
    );
  };
  return (
    <>
      <Panel title={t('review.title')} text={t('review.text')}>
        <div className={classes['buttons']}>
          {may(calculation.review) && (
            <Button loading={isPending} onClick={() => void review().catch(alreadyReported)}>
              {t('review')}
            </Button>
          )}
          {may(calculation.run) && (
            <Button
              variant="secondary"
              loading={again.isPending}
              onClick={() => void repeat().catch(alreadyReported)}
            >
              {t('run.again')}
            </Button>
          )}
          <StepButton step="sendBack" record={record} />
        </div>
        <NotYours endpoint={calculation.review} />
      </Panel>
      {runs[0] && <Result record={record} number={runs[0].number} />}
    </>
  );
}
