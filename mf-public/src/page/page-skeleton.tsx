import { Skeleton } from '@fio/design-system/skeleton';
import classes from './page-skeleton.module.css';

/** The shape of a page of art and cards while its data is fetched. */
export function PageSkeleton() {
  return (
    <div className={classes['page']} aria-busy="true">
      <Skeleton height="clamp(208px, 34svh, 440px)" radius="chip" />
      <div className={classes['cards']}>
        <Skeleton height={220} radius="card" />
        <Skeleton height={220} radius="card" />
      </div>
    </div>
  );
}
