import type { ReactNode } from 'react';
import { Button } from '@fio/design-system/button';
import { EmptyState } from '@fio/design-system/empty-state';
import { Skeleton, SkeletonText } from '@fio/design-system/skeleton';
import type { CallInput } from '@fio/contracts/core/endpoint';
import { useApiQuery } from '../api/index.ts';
import { useNavigate } from '../router/index.ts';
import { useAreaWords } from './area-words.ts';
import { type AnyRecord, type Area, pathOf } from './area.ts';
import classes from './area.module.css';
import { LoadFailure } from './load-failure.tsx';

function Missing({ area }: { area: Area }) {
  const t = useAreaWords();
  const navigate = useNavigate();
  return (
    <EmptyState
      title={t('missing.title')}
      text={t('missing.text')}
      action={
        <Button variant="secondary" href={pathOf(area)} onNavigate={(href) => void navigate(href)}>
          {t('missing.action')}
        </Button>
      }
    />
  );
}

interface Props {
  readonly area: Area;
  readonly id: string;
  /** Asks anew even if the record is known: an edit starts from what is there now. */
  readonly fresh?: boolean;
  readonly children: (record: AnyRecord) => ReactNode;
}

/** One record, with its skeleton, its absence and its failure. */
export function RecordLoader({ area, id, fresh = false, children }: Props) {
  const { contract } = area;
  const input = { params: { id } } as CallInput<typeof contract.get>;
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useApiQuery(contract.get, input, {
    ...(fresh ? { staleTime: 0 } : {}),
  });
  const isKnown = data !== undefined && (!fresh || isFetchedAfterMount);
  if (isKnown) return children(data as AnyRecord);
  // An id that can't be one is refused as invalid: for a reader both are an address that leads nowhere.
  if (error?.status === 404 || error?.status === 422) return <Missing area={area} />;
  if (error && !isFetching)
    return <LoadFailure error={error} retrying={false} onRetry={() => void refetch()} />;
  return (
    <div className={classes['waiting']} aria-busy>
      <Skeleton width="40%" height={28} />
      <SkeletonText lines={6} />
    </div>
  );
}
