import type { Grouping, Measure, StatisticGroup } from '@fio/contracts/admin/statistics';
import { BarChart } from '@fio/design-system/bar-chart';
import { BrazilMap } from '@fio/design-system/brazil-map';
import { format } from '@fio/platform/i18n';
import { useGroupName } from './group-name.ts';
import { useStatisticsWords } from './words.ts';

interface Props {
  readonly by: Grouping;
  readonly measure: Measure;
  readonly groups: readonly StatisticGroup[];
  /** There are groups that aren't told apart. */
  readonly hasRest: boolean;
}

/** As many bars as can be compared at a glance. */
const BARS = 10;

/** One measure of the groups: on the map where they are places of it, else as bars, the longest first. */
export function GroupPicture({ by, measure, groups, hasRest }: Props) {
  const t = useStatisticsWords();
  const nameOf = useGroupName();
  const data = groups.map((group) => {
    const value = group.figures[measure];
    return {
      id: group.key,
      label: nameOf(by, group),
      value,
      text: value === null ? t('few') : format.number(value),
    };
  });
  const [first] = data.toSorted((one, other) => (other.value ?? 0) - (one.value ?? 0));
  const summary =
    first && (first.value ?? 0) > 0
      ? t('groups.summary', { first: first.label, most: first.text })
      : t('chart.none');
  if (by === 'state') {
    return (
      <BrazilMap
        caption={t('map', { measure: t(measure) })}
        summary={summary}
        data={data}
        isPartial={hasRest}
        labels={{ none: t('map.none'), hidden: t('map.hidden'), credit: t('map.credit') }}
        format={format.number}
      />
    );
  }
  const shown = by === 'age' ? data : data.slice(0, BARS);
  return (
    <BarChart
      caption={t('groups.caption', { measure: t(measure) })}
      summary={summary}
      labels={{ category: t(`by.${by}`), value: t(measure) }}
      data={shown.map(({ value, ...datum }) => ({
        ...datum,
        value: value ?? 0,
        mark: datum.id === first?.id,
      }))}
    />
  );
}
