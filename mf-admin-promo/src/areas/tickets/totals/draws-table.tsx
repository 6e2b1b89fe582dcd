import type { adminTickets } from '@fio/contracts/admin/tickets';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { Button } from '@fio/design-system/button';
import { Heading } from '@fio/design-system/text';
import { format } from '@fio/platform/i18n';
import { FigureTable } from '../../../figures/figure-table.tsx';
import classes from '../tickets.module.css';
import { useTicketsWords } from '../words.ts';
import { FIGURES, Filled } from './series-table.tsx';

interface Props {
  readonly draws: ResponseOf<typeof adminTickets.draws>['items'];
  readonly chosen: string;
  readonly onChoose: (drawId: string) => void;
}

const name = (series: number | undefined) => String(series ?? 0).padStart(3, '0');

/** All draws side by side; pressing one shows its series. */
export function DrawsTable({ draws, chosen, onChoose }: Props) {
  const t = useTicketsWords();
  return (
    <section className={classes['stack']}>
      <Heading level={2} size="s" id="draws">
        {t('totals.draws')}
      </Heading>
      <FigureTable
        labelledBy="draws"
        heads={[
          t('field.draw'),
          t('totals.period'),
          t('totals.seriesMany'),
          ...FIGURES.map((figure) => t(`totals.${figure}`)),
          t('totals.percent'),
        ]}
        rows={draws.map(({ draw, capacity, issued, voided, awarded, series }) => ({
          id: draw.id,
          isChosen: draw.id === chosen,
          cells: [
            <Button
              key="draw"
              variant="quiet"
              size="sm"
              aria-pressed={draw.id === chosen}
              onClick={() => onChoose(draw.id)}
            >
              {draw.title}
            </Button>,
            t('totals.periodText', { from: format.day(draw.periodFrom), to: format.day(draw.periodTo) }),
            t('totals.range', { first: name(series[0]?.series), last: name(series.at(-1)?.series) }),
            ...[capacity, issued, voided, awarded, capacity - issued].map((value) => format.number(value)),
            <Filled key="filled" name={draw.title} issued={issued} capacity={capacity} />,
          ],
        }))}
      />
    </section>
  );
}
