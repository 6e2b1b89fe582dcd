import { calculation } from '@fio/contracts/admin/calculation';
import { adminInvoices } from '@fio/contracts/admin/invoices';
import { winnersDraw } from '@fio/contracts/admin/winners-draw';
import { Button } from '@fio/design-system/button';
import { IconLock } from '@fio/design-system/icons';
import { Link } from '@fio/design-system/link';
import { aboutRecord, useMay } from '@fio/platform/area';
import { confirm, toast } from '@fio/platform/feedback';
import { format } from '@fio/platform/i18n';
import { useNavigate } from '@fio/platform/router';
import type { CalculationDetail } from '../calculation-detail.ts';
import classes from '../calculation.module.css';
import { alreadyReported, useStep } from '../use-step.ts';
import { useWizard } from '../wizard.ts';
import { useCalculationWords } from '../words.ts';
import { FreezeProgress } from './freeze-progress.tsx';
import { Panel } from './panel.tsx';
import { NotYours, StepButton } from './step-button.tsx';

type Props = { record: CalculationDetail };
type Blocker = CalculationDetail['blockers'][number];

const DEFINITION = winnersDraw.list.path;
const numbersOf = ({ id }: CalculationDetail) => `${DEFINITION}/${id}?tab=numbers`;

/** Where each is put right: in the definition's form unless said; '' where only time does it. */
const WAYS: Partial<Record<Blocker, (draw: CalculationDetail) => string>> = {
  draft: ({ id }) => `${DEFINITION}/${id}`,
  invoices: () => `${adminInvoices.list.path}?f[state]=pending`,
  pool: numbersOf,
  reveal: numbersOf,
  period: () => '',
  empty: () => '',
  late: () => '',
};
const wayOf = (blocker: Blocker, draw: CalculationDetail): string =>
  WAYS[blocker]?.(draw) ?? `${DEFINITION}/edit/${draw.id}`;

/** What has to be put right before the list can be closed, each with the way to it. */
function Blockers({ record }: Props) {
  const t = useCalculationWords();
  const navigate = useNavigate();
  const { blockers, periodTo } = record;
  return (
    <div className={classes['notice']}>
      <strong>{t('blocked', { count: blockers.length })}</strong>
      <ul className={classes['list']}>
        {blockers.map((blocker) => {
          const way = wayOf(blocker, record);
          const words = t(`blocker.${blocker}`, { day: format.day(periodTo) });
          return (
            <li key={blocker}>
              {way === '' ? (
                words
              ) : (
                <Link href={way} onNavigate={(href) => void navigate(href)}>
                  {words}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Closes the list, once nothing stands against it. */
export function FreezePanel({ record }: Props) {
  const t = useCalculationWords();
  const may = useMay();
  const { steps, titled, said } = useWizard();
  const { take, isPending } = useStep(steps.freeze);
  const { id, version, title, blockers, numbers, freezing } = record;
  if (freezing) return <FreezeProgress record={record} />;
  const freeze = async () => {
    const ask = () => said(t('freeze.ask', { count: numbers, total: format.number(numbers) }));
    const asked = { title: titled(t('freeze')), text: aboutRecord(title, ask) };
    if (!(await confirm({ ...asked, confirmText: t('freeze'), cancelText: t('cancel') }))) return;
    await take({ params: { id }, body: { version } });
    toast.success(titled(t('freeze.done')));
  };
  return (
    <Panel title={t('freeze.title')} text={t('freeze.text')}>
      {blockers.length > 0 && <Blockers record={record} />}
      <div className={classes['buttons']}>
        {may(calculation.freeze) && (
          <Button
            icon={<IconLock size={16} />}
            loading={isPending}
            disabled={blockers.length > 0}
            onClick={() => void freeze().catch(alreadyReported)}
          >
            {t('freeze')}
          </Button>
        )}
        {blockers.includes('late') && record.postponement === null && (
          <StepButton step="move" record={record} />
        )}
      </div>
      <NotYours endpoint={calculation.freeze} />
    </Panel>
  );
}
