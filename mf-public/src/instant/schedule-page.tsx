import { prizeCommitments } from '@fio/contracts/public/prize-commitments';
import { useParams } from '@fio/platform/router';
import { LoadFailed } from '../page/load-failed.tsx';
import { PageSkeleton } from '../page/page-skeleton.tsx';
import { usePageData } from '../page/use-page-data.ts';
import { useTitle } from '../page/use-title.ts';
import { ScheduleView } from './schedule-view.tsx';

/** /ganhadores/instantaneos/:id: a schedule that is over, who won what and when, and the means for anyone to check it. */
export function SchedulePage() {
  const { id = '' } = useParams();
  const { data, pending, error, retry } = usePageData(prizeCommitments.evidence, { params: { id } });
  useTitle(data?.schedule.title);
  if (pending) return <PageSkeleton shape="parts" />;
  if (!data) return <LoadFailed error={error} onRetry={retry} />;
  return <ScheduleView key={id} evidence={data} />;
}
