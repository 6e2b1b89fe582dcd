import { calculation } from '@fio/contracts/admin/calculation';
import { Button } from '@fio/design-system/button';
import { ProgressBar } from '@fio/design-system/progress';
import { Text } from '@fio/design-system/text';
import { useMay } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import type { CalculationDetail } from '../calculation-detail.ts';
import classes from '../calculation.module.css';
import { PartsTable } from '../list/parts-table.tsx';
import { alreadyReported, useStep } from '../use-step.ts';
import { useWizard } from '../wizard.ts';
import { useCalculationWords } from '../words.ts';
import { Panel } from './panel.tsx';

/** The list is closed and its files are being written: how far, and what is there already. */
export function FreezeProgress({ record }: { record: CalculationDetail }) {
  const t = useCalculationWords();
  const may = useMay();
  const { take, isPending } = useStep(useWizard().steps.freeze);
  const { id, version, list } = record;
  const { count = 0, written = 0, files = [] } = list ?? {};
  const words = t('freezing.far', { written: format.number(written), total: format.number(count) });
  return (
    <Panel title={t('freezing.title')} text={t('freezing.text')}>
      <div className={classes['progress']} aria-live="polite">
        <ProgressBar
          label={t('freezing.title')}
          value={count === 0 ? 0 : Math.floor((100 * written) / count)}
          mine
        />
        <Text size="small">{words}</Text>
      </div>
      {files.length > 0 && <PartsTable files={files} />}
      {may(calculation.freeze) && (
        <div className={classes['buttons']}>
          <Button
            variant="quiet"
            size="sm"
            loading={isPending}
            onClick={() => void take({ params: { id }, body: { version } }).catch(alreadyReported)}
          >
            {t('freezing.resume')}
          </Button>
          <Text tone="muted" size="small">
            {t('freezing.resumeText')}
          </Text>
        </div>
      )}
    </Panel>
  );
}
