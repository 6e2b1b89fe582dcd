import { calculationFiles } from '@fio/contracts/admin/calculation-files';
import { SkeletonText } from '@fio/design-system/skeleton';
import { useApiQuery } from '@fio/platform/api';
import { LoadFailure } from '@fio/platform/area';
import type { CalculationDetail } from '../calculation-detail.ts';
import classes from '../calculation.module.css';
import { DocumentsCard } from './documents-card.tsx';
import { ParticipantsCard } from './participants-card.tsx';

const ASK_AGAIN_MS = 1000;

/** What a draw leaves on paper, for who may take it along; asked again until nothing more happens by itself. */
export function FilesTab({ record }: { record: CalculationDetail }) {
  const { id, freezing } = record;
  const { data, error, isFetching, refetch } = useApiQuery(
    calculationFiles.list,
    { params: { id } },
    {
      quiet: true,
      refetchInterval: ({ state }) =>
        freezing || state.data?.files.some(({ file }) => isUnderWay(file?.state)) ? ASK_AGAIN_MS : false,
    },
  );
  if (error && !data)
    return <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonText lines={6} />;
  return (
    <div className={classes['stack']}>
      <DocumentsCard drawId={id} files={data.files} />
      <ParticipantsCard draw={record} parts={data.parts} />
    </div>
  );
}

const isUnderWay = (state: string | undefined) => state === 'queued' || state === 'running';
