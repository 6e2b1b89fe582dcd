import { Skeleton } from '@fio/design-system/skeleton';
import classes from './home.module.css';
import own from './home-skeleton.module.css';

/** The home page while its data is fetched: the stage with its card, the large prize, the posters. */
export function HomeSkeleton() {
  return (
    <div className={classes['home']} aria-busy="true">
      <div className={own['stage']}>
        <Skeleton height="clamp(208px, 32svh, 320px)" radius="chip" />
        <Skeleton height={400} radius="card" />
      </div>
      <Skeleton height="clamp(24rem, 45vw, 36rem)" radius="chip" />
      <div className={own['posters']}>
        {[0, 1, 2, 3, 4, 5].map((place) => (
          <Skeleton key={place} height="clamp(204px, 60vw, 312px)" radius="card" />
        ))}
      </div>
    </div>
  );
}
