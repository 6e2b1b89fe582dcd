import { embedFigures, type EmbedSite } from '@fio/contracts/admin/embed-figures';
import { Heading, Text } from '@fio/design-system/text';
import { useApiQuery } from '@fio/platform/api';
import { LoadFailure } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import { FigureTable } from '../../figures/figure-table.tsx';
import classes from './statistics.module.css';
import { periodOf, type StatisticsState } from './use-statistics-state.ts';
import { useStatisticsWords } from './words.ts';

/** Other sites that show theories, and what came of it. It is not there where none does. */
export function EmbedSites({ state }: { state: StatisticsState }) {
  const t = useStatisticsWords();
  const { data, error, isFetching, refetch } = useApiQuery(embedFigures.sites, { query: periodOf(state) });
  if (error) return <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data || data.sites.length === 0) return null;
  const told = (count: number | null) => (count === null ? t('untold') : format.number(count));
  const rows = data.sites.map(({ host, views, opened, registrations, votes }: EmbedSite) => ({
    id: host,
    cells: [host || t('unknown'), ...[views, opened, votes, registrations].map(told)],
  }));
  const { rest } = data;
  const others = rest && {
    id: 'rest',
    cells: [
      t('embeds.rest', { count: rest.sites }),
      ...[rest.views, rest.opened, rest.votes].map((count) => format.number(count)),
      t('untold'),
    ],
  };
  return (
    <div className={classes['card']}>
      <Heading level={2} size="s" id="embeds">
        {t('embeds')}
      </Heading>
      <Text tone="muted">{t('embeds.text')}</Text>
      <FigureTable
        labelledBy="embeds"
        heads={[t('embeds.site'), t('embeds.views'), t('embeds.opened'), t('votes'), t('registrations')]}
        rows={others ? [...rows, others] : rows}
      />
    </div>
  );
}
