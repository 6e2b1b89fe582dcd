import { DefinitionList } from '@fio/design-system/definition-list';
import { Heading } from '@fio/design-system/text';
import { format } from '@fio/platform/i18n';
import type { CalculationDetail } from './calculation-detail.ts';
import classes from './calculation.module.css';
import { StepButton } from './panels/step-button.tsx';
import { useCalculationWords } from './words.ts';

type Props = { record: CalculationDetail };
type Duty = CalculationDetail['duties'][number];

function Standing({ duty: { duty, by, doneOn, open }, record }: Props & { duty: Duty }) {
  const t = useCalculationWords();
  if (doneOn !== null) return t('duty.done', { day: format.day(doneOn) });
  return (
    <span className={classes['buttons']}>
      {t('duty.by', { day: format.day(by) })}
      {open ? <StepButton step={duty} record={record} /> : duty === 'list' && ` (${t('duty.later')})`}
    </span>
  );
}

/** What the authority has to see before the extraction, and since when it has. */
export function DutiesCard({ record }: Props) {
  const t = useCalculationWords();
  return (
    <section className={classes['card']} aria-labelledby="duties">
      <Heading level={2} size="s" id="duties">
        {t('duties')}
      </Heading>
      <DefinitionList
        items={record.duties.map((duty) => ({
          term: t(`duty.${duty.duty}`),
          value: <Standing duty={duty} record={record} />,
        }))}
      />
    </section>
  );
}
