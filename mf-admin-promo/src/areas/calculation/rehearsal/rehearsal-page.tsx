import { lazy, Suspense } from 'react';
import { drawRehearsal } from '@fio/contracts/admin/draw-rehearsal';
import { SkeletonText } from '@fio/design-system/skeleton';
import { useApiQuery } from '@fio/platform/api';
import { LoadFailure } from '@fio/platform/area';
import { useParams } from '@fio/platform/router';

const SOON = 1500;
const LATER = 15_000;

const RehearsalBody = lazy(async () => {
  const { RehearsalBody: Body, useRehearsalWords: words } = await import('../panels/first-panels.ts');
  await words.load();
  return { default: Body };
});

/** /admin/calculation/:id/rehearsal: the draw's whole wizard on a copy, marked as what it is wherever one looks. */
export function RehearsalPage() {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useApiQuery(
    drawRehearsal.get,
    { params: { id } },
    { refetchInterval: ({ state }) => (state.data?.rehearsal?.freezing ? SOON : LATER), quiet: true },
  );
  if (error && !data)
    return <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonText lines={6} />;
  return (
    <Suspense fallback={<SkeletonText lines={6} />}>
      <RehearsalBody id={id} view={data} />
    </Suspense>
  );
}
