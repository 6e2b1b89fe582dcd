import { useEffect, useState } from 'react';
import { PageShape, Skeleton, SkeletonText, type PageShapeKind } from '@fio/design-system/skeleton';
import { useShellWords } from '../words/index.ts';
import classes from './remote.module.css';

/** After this long a person is told that it is slow, and not broken. */
const SLOW_MS = 3_000;

/** The shape of a page that is coming, its own where its route says which. */
export function RemoteSkeleton({ shape }: { shape?: PageShapeKind | undefined }) {
  const t = useShellWords();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={shape ? undefined : classes['page']} aria-busy="true" data-testid="remote-skeleton">
      <p role="status" className={slow ? classes['slow'] : classes['unseen']}>
        {slow ? t('slow') : t('loading')}
      </p>
      {shape ? (
        <PageShape kind={shape} />
      ) : (
        <>
          <Skeleton width="40%" height={32} />
          <Skeleton ratio="16 / 5" radius="card" />
          <SkeletonText lines={3} />
        </>
      )}
    </div>
  );
}
