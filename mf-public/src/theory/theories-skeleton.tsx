import { Skeleton } from '@fio/design-system/skeleton';
import classes from './theories-page.module.css';

/** The shape of a page of theories while they are fetched. */
export function TheoriesSkeleton() {
  return (
    <div className={classes['waiting']} aria-busy="true">
      <Skeleton height={28} width={160} radius="chip" />
      <div>
        {[0, 1, 2, 3, 4, 5].map((place) => (
          <Skeleton key={place} height={280} radius="card" />
        ))}
      </div>
    </div>
  );
}
