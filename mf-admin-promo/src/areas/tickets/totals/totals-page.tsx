import { adminTickets } from '@fio/contracts/admin/tickets';
import { Skeleton } from '@fio/design-system/skeleton';
import { LoadFailure } from '@fio/platform/area';
import { useApiQuery } from '@fio/platform/api';
import classes from '../tickets.module.css';
import type { useDraw } from '../use-draw.ts';
import { WithDraw } from '../with-draw.tsx';
import { DrawFigures } from './draw-figures.tsx';
import { DrawsTable } from './draws-table.tsx';
import { NumbersByDay } from './numbers-by-day.tsx';
import { SeriesTable } from './series-table.tsx';
import { TopHolders } from './top-holders.tsx';

function Totals({ drawId, draws }: { drawId: string; draws: ReturnType<typeof useDraw> }) {
  const { data, error, isFetching, refetch } = useApiQuery(adminTickets.totals, { params: { drawId } });
  if (error && !data)
    return <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={320} radius="card" />;
  return (
    <div className={classes['page']}>
      <DrawFigures totals={data} />
      {draws.items.length > 1 && <DrawsTable draws={draws.items} chosen={drawId} onChoose={draws.choose} />}
      <div className={classes['columns']}>
        <NumbersByDay days={data.days} />
        <TopHolders drawId={drawId} />
      </div>
      <SeriesTable draw={data.draw.title} series={data.series} />
    </div>
  );
}

/** /admin/total-tickets: how many numbers of each draw and series are gone, and when they will be. */
export function TotalsPage() {
  return <WithDraw word="totals">{(drawId, draws) => <Totals drawId={drawId} draws={draws} />}</WithDraw>;
}
