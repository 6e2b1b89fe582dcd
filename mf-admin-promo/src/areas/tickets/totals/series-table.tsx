import type { adminTickets } from '@fio/contracts/admin/tickets';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { ProgressBar } from '@fio/design-system/progress';
import { Heading } from '@fio/design-system/text';
import { format } from '@fio/platform/i18n';
import { FigureTable } from '../../../figures/figure-table.tsx';
import classes from '../tickets.module.css';
import { useTicketsWords } from '../words.ts';
import { percentOf, percentText } from './percent.ts';

type Series = ResponseOf<typeof adminTickets.totals>['series'];

/** How full it is, as a bar and in words. */
export function Filled({ name, issued, capacity }: { name: string; issued: number; capacity: number }) {
  return (
    <span className={classes['filled']}>
      <ProgressBar value={percentOf(issued, capacity)} label={name} />
      {percentText(issued, capacity)}
    </span>
  );
}

/** What each series has given out. */
export function SeriesTable({ draw, series }: { draw: string; series: Series }) {
  const t = useTicketsWords();
  const name = (one: number) => String(one).padStart(3, '0');
  return (
    <section className={classes['stack']}>
      <Heading level={2} size="s" id="series">
        {t('totals.ofDraw', { draw })}
      </Heading>
      <FigureTable
        labelledBy="series"
        heads={[t('totals.series'), ...FIGURES.map((figure) => t(`totals.${figure}`)), t('totals.percent')]}
        rows={series.map(({ series: one, capacity, issued, voided, awarded }) => ({
          id: String(one),
          cells: [
            name(one),
            ...[capacity, issued, voided, awarded, capacity - issued].map((value) => format.number(value)),
            <Filled
              key="filled"
              name={`${t('totals.series')} ${name(one)}`}
              issued={issued}
              capacity={capacity}
            />,
          ],
        }))}
      />
    </section>
  );
}

export const FIGURES = ['capacity', 'issued', 'voided', 'awarded', 'free'] as const;
