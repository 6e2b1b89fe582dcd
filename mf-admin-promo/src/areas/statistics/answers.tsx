import { useState } from 'react';
import { SEGMENTS, statistics } from '@fio/contracts/admin/statistics';
import { SelectField } from '@fio/design-system/fields';
import { Heading, Text } from '@fio/design-system/text';
import { useApiQuery } from '@fio/platform/api';
import { AnswerTable } from './answer-table.tsx';
import classes from './statistics.module.css';
import { periodOf, type StatisticsState } from './use-statistics-state.ts';
import { useStatisticsWords } from './words.ts';

interface Props {
  readonly state: StatisticsState;
  readonly onChange: (values: { poll: string }) => void;
}

/** One theory by who gave which answer; those of the period are offered. */
export function Answers({ state, onChange }: Props) {
  const t = useStatisticsWords();
  const [chosen, setBy] = useState<string>('age');
  const by = SEGMENTS.find((segment) => segment === chosen) ?? 'age';
  const query = { ...periodOf(state), by: 'poll' as const };
  const { data } = useApiQuery(statistics.groups, { query });
  const polls = data?.groups.map(({ key, label }) => ({ value: key, label: label || key })) ?? [];
  const poll = state.poll ?? polls[0]?.value;
  return (
    <section className={classes['card']} aria-labelledby="answers">
      <Heading level={2} size="s" id="answers">
        {t('answers')}
      </Heading>
      <Text tone="muted">{t('answers.text')}</Text>
      <div className={classes['choices']}>
        <SelectField
          label={t('answers.poll')}
          placeholder={t('answers.choose')}
          nothingFound={t('answers.nothing')}
          data={polls}
          value={poll ?? ''}
          onChange={(value) => onChange({ poll: value })}
        />
        <SelectField
          label={t('answers.by')}
          data={SEGMENTS.map((value) => ({ value, label: t(`by.${value}`) }))}
          value={by}
          onChange={setBy}
        />
      </div>
      {poll !== undefined && <AnswerTable pollId={poll} by={by} />}
    </section>
  );
}
