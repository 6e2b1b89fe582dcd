import type { Grouping, Measure, statistics } from '@fio/contracts/admin/statistics';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { Text } from '@fio/design-system/text';
import { format } from '@fio/platform/i18n';
import { FigureTable } from '../../figures/figure-table.tsx';
import { useGroupName } from './group-name.ts';
import classes from './statistics.module.css';
import { useStatisticsWords } from './words.ts';

type Answer = ResponseOf<typeof statistics.groups>;
type Compared = Pick<Answer['groups'][number], 'figures' | 'before'>;

interface Props extends Pick<Answer, 'groups' | 'rest'> {
  readonly by: Grouping;
  readonly measures: readonly Measure[];
}

/** Every figure of every group beside the period before, and what is told only together. */
export function GroupTable({ by, measures, groups, rest }: Props) {
  const t = useStatisticsWords();
  const nameOf = useGroupName();
  const cells = ({ figures, before }: Compared) =>
    measures.map((measure) => {
      const [figure, old] = [figures[measure], before[measure]];
      return (
        <>
          {figure === null ? t('few') : format.number(figure)}
          {old !== null && (
            <Text as="small" size="caption" tone="muted" className={classes['before']}>
              {t('before', { count: format.number(old) })}
            </Text>
          )}
        </>
      );
    });
  // Of sources, where all visits of the period were counted.
  const hasVisits = groups.some(({ visits }) => visits !== null);
  const visited = (visits: number | null) =>
    hasVisits ? [visits === null ? t('untold') : format.number(visits)] : [];
  const rows = groups.map((group) => ({
    id: group.key,
    cells: [nameOf(by, group), ...visited(group.visits), ...cells(group)],
  }));
  const others = rest && {
    id: 'rest',
    cells: [t('rest', { count: rest.groups }), ...visited(null), ...cells(rest)],
  };
  return (
    <div className={classes['stack']}>
      <Text id="groups-table">{t('groups.table')}</Text>
      <FigureTable
        labelledBy="groups-table"
        heads={[t(`by.${by}`), ...(hasVisits ? [t('visits')] : []), ...measures.map((measure) => t(measure))]}
        rows={others ? [...rows, others] : rows}
      />
    </div>
  );
}
