import { useState } from 'react';
import { GROUPINGS, type Measure, statistics } from '@fio/contracts/admin/statistics';
import { EmptyState } from '@fio/design-system/empty-state';
import { SelectField } from '@fio/design-system/fields';
import { Skeleton } from '@fio/design-system/skeleton';
import { Heading } from '@fio/design-system/text';
import { LoadFailure } from '@fio/platform/area';
import { useApiQuery } from '@fio/platform/api';
import { GroupPicture } from './group-picture.tsx';
import { GroupTable } from './group-table.tsx';
import { measuresOf } from './measures-of.ts';
import classes from './statistics.module.css';
import { periodOf, type StatisticsState } from './use-statistics-state.ts';
import { useStatisticsWords } from './words.ts';

interface Props {
  readonly state: StatisticsState;
  readonly onChange: (values: { by: string }) => void;
}

/** The period by one grouping: one measure as a picture, all of them in the table beside it. */
export function Groups({ state, onChange }: Props) {
  const t = useStatisticsWords();
  const [chosen, setMeasure] = useState<string>('');
  const { by } = state;
  const measures = measuresOf(by);
  const measure: Measure = measures.find((one) => one === chosen) ?? measures[0];
  const query = { ...periodOf(state), by };
  const { data, error, isFetching, refetch } = useApiQuery(statistics.groups, { query });
  return (
    <section className={classes['card']} aria-labelledby="groups">
      <Heading level={2} size="s" id="groups">
        {t('groups')}
      </Heading>
      <div className={classes['choices']}>
        <SelectField
          label={t('by')}
          data={GROUPINGS.map((value) => ({ value, label: t(`by.${value}`) }))}
          value={by}
          onChange={(value) => onChange({ by: value })}
        />
        <SelectField
          label={t('measure')}
          data={measures.map((value) => ({ value, label: t(value) }))}
          value={measure}
          onChange={setMeasure}
        />
      </div>
      {error && <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={320} radius="card" />}
      {data && data.groups.length === 0 && data.rest === null && (
        <EmptyState title={t('groups.none')} text={t('groups.noneText')} />
      )}
      {data && (data.groups.length > 0 || data.rest !== null) && (
        <div className={classes['groups']}>
          <GroupPicture by={by} measure={measure} groups={data.groups} hasRest={data.rest !== null} />
          <GroupTable by={by} measures={measures} {...data} />
        </div>
      )}
    </section>
  );
}
