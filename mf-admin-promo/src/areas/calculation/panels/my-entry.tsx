import { DefinitionList } from '@fio/design-system/definition-list';
import { ExtractionBoard } from '@fio/design-system/extraction';
import { Moment } from '@fio/platform/area';
import type { CalculationDetail } from '../calculation-detail.ts';
import classes from '../calculation.module.css';
import { useCalculationWords } from '../words.ts';

type Entry = CalculationDetail['entries'][number];

/** What the person who asks has typed: nobody else sees it before they have typed it too. */
export function MyEntry({ entry: { contest, prizes, source, at } }: { entry: Entry }) {
  const t = useCalculationWords();
  return (
    <div className={classes['stack']}>
      <ExtractionBoard
        label={t('extraction.mine')}
        legend={{ order: t('legend.order'), series: t('legend.series') }}
        prizes={(prizes ?? []).map((digits, index) => {
          const label = t('prizeNumber', { number: index + 1 });
          return { label, digits, marks: {}, said: `${label}: ${digits}` };
        })}
      />
      <DefinitionList
        items={[
          { term: t('field.contest'), value: contest },
          { term: t('field.source'), value: source },
          { term: t('field.typedAt'), value: <Moment at={at} /> },
        ]}
      />
    </div>
  );
}
