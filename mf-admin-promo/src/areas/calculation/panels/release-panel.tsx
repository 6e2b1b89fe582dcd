import { calculation } from '@fio/contracts/admin/calculation';
import { Button } from '@fio/design-system/button';
import { IconEye } from '@fio/design-system/icons';
import { Text } from '@fio/design-system/text';
import { aboutRecord, useMay } from '@fio/platform/area';
import { confirm, toast } from '@fio/platform/feedback';
import type { CalculationDetail } from '../calculation-detail.ts';
import classes from '../calculation.module.css';
import { LiveLink } from '../live-link.tsx';
import { Board } from '../result/board.tsx';
import { alreadyReported, useStep } from '../use-step.ts';
import { useWizard } from '../wizard.ts';
import { useCalculationWords } from '../words.ts';
import { Panel } from './panel.tsx';
import { NotYours } from './step-button.tsx';

/** Whether some of what two people confirmed isn't shown to everybody yet. */
export const isReleasing = ({ extraction, released }: Pick<CalculationDetail, 'extraction' | 'released'>) =>
  extraction !== null && released < extraction.prizes.length;

/** Shows the confirmed prizes to everybody who watches: one by one, or the rest with the calculation. Nothing takes it back. */
export function ReleasePanel({ record }: { record: CalculationDetail }) {
  const t = useCalculationWords();
  const may = useMay();
  const { steps, titled, said } = useWizard();
  const { take, isPending } = useStep(steps.release);
  const run = useStep(steps.run);
  const { id, version, title, extraction, released, ruleSet } = record;
  const total = extraction?.prizes.length ?? 0;
  const release = async (upTo: number) => {
    await take({ params: { id }, body: { version, upTo } });
    toast.success(titled(t('release.done', { count: upTo })));
  };
  // A calculation shows what isn't shown yet: nobody who shows the rest at once waits for another press.
  const finish = async () => {
    const asked = { title: titled(t('release.all')), text: aboutRecord(title, () => said(t('release.ask'))) };
    if (!(await confirm({ ...asked, confirmText: t('release.all'), cancelText: t('cancel') }))) return;
    await run.take({ params: { id }, body: { version } });
    toast.success(titled(t('run.done')));
  };
  const next = released + 1;
  return (
    <Panel title={t('release.title')} text={t('release.text')}>
      {extraction && <Board contest={extraction.contest} prizes={extraction.prizes} picks={ruleSet} />}
      <Text>{t('release.shown', { count: released, total })}</Text>
      {may(calculation.release) && (
        <div className={classes['buttons']}>
          <Button
            icon={<IconEye size={16} />}
            loading={isPending}
            disabled={run.isPending}
            onClick={() => void release(next).catch(alreadyReported)}
          >
            {t('release.next', { prize: next })}
          </Button>
          {next < total && (
            <Button
              variant="secondary"
              loading={run.isPending}
              disabled={isPending}
              onClick={() => void finish().catch(alreadyReported)}
            >
              {t('release.all')}
            </Button>
          )}
        </div>
      )}
      <LiveLink record={record} />
      <NotYours endpoint={calculation.release} />
    </Panel>
  );
}
