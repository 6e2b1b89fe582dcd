import { Skeleton } from '@fio/design-system/skeleton';
import classes from './prizes-page.module.css';

/** The page of prizes while its data is fetched: head and clock, one large prize, two beneath. */
export function PrizesSkeleton() {
  return (
    <div className={classes['page']} aria-busy="true">
      <div className={classes['head']}>
        <Skeleton height={120} radius="card" />
        <Skeleton height={160} radius="card" />
      </div>
      <Skeleton height="clamp(24rem, 40vw, 30rem)" radius="card" />
      <div className={classes['offers']}>
        <Skeleton height={420} radius="card" />
        <Skeleton height={420} radius="card" />
      </div>
    </div>
  );
}
