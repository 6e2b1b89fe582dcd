import { useState } from 'react';
import { adminPrizes } from '@fio/contracts/admin/prizes';
import { validation } from '@fio/contracts/admin/validation';
import { Breadcrumbs } from '@fio/design-system/breadcrumbs';
import { Button } from '@fio/design-system/button';
import { EmptyState } from '@fio/design-system/empty-state';
import { PageHeader } from '@fio/design-system/page';
import { Skeleton, SkeletonText } from '@fio/design-system/skeleton';
import { VisuallyHidden } from '@fio/design-system/visually-hidden';
import { LoadFailure } from '@fio/platform/area';
import { useApiQuery } from '@fio/platform/api';
import { format } from '@fio/platform/i18n';
import { Navigate, useNavigate, useParams } from '@fio/platform/router';
import reviewClasses from '../invoices/review/review.module.css';
import { deskPath } from '../prizes/prize-detail.ts';
import { Decided } from './decided.tsx';
import { Desk } from './desk.tsx';
import { useValidationWords } from './words.ts';

function Loading() {
  const t = useValidationWords();
  return (
    <div className={reviewClasses['desk']} aria-busy>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Skeleton />
      <SkeletonText lines={8} />
    </div>
  );
}

function Head({ waiting }: { waiting: number | undefined }) {
  const t = useValidationWords();
  const navigate = useNavigate();
  return (
    <PageHeader
      title={t('title')}
      {...(waiting !== undefined && {
        count: t('waiting', { count: waiting, total: format.number(waiting) }),
      })}
      breadcrumbs={
        <Breadcrumbs
          label={t('prizes')}
          items={[{ title: t('prizes'), href: adminPrizes.list.path }, { title: t('title') }]}
          onNavigate={(href) => void navigate(href)}
        />
      }
    />
  );
}

/** Without an id: the win that has waited longest. */
function Queue() {
  const t = useValidationWords();
  const { data, error, isFetching, refetch } = useApiQuery(validation.next, {}, { staleTime: 0 });
  if (error && !isFetching)
    return <LoadFailure error={error} retrying={false} onRetry={() => void refetch()} />;
  if (!data || isFetching) return <Loading />;
  if (data.id !== null) return <Navigate to={deskPath(data.id)} replace />;
  return (
    <>
      <Head waiting={0} />
      <EmptyState
        title={t('empty.title')}
        text={t('empty.text')}
        action={<Button onClick={() => void refetch()}>{t('empty.again')}</Button>}
      />
    </>
  );
}

function OnDesk({ id }: { id: string }) {
  const t = useValidationWords();
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useApiQuery(
    validation.get,
    { params: { id } },
    { staleTime: 0 },
  );
  /** How often it was read anew on purpose: what was ticked begins again then, and not when it is read by the way. */
  const [round, setRound] = useState(0);
  const reload = async () => {
    await refetch();
    setRound((before) => before + 1);
  };
  const isMissing = error?.status === 404 || error?.status === 422;
  const isFresh = data !== undefined && isFetchedAfterMount;
  return (
    <>
      <Head waiting={data?.waiting} />
      {isMissing ? (
        <EmptyState title={t('missing.title')} text={t('missing.text')} />
      ) : error && !isFetching ? (
        <LoadFailure error={error} retrying={false} onRetry={() => void refetch()} />
      ) : !isFresh ? (
        <Loading />
      ) : data.prize.state === 'pending' ? (
        <Desk key={round} win={data} reload={reload} />
      ) : (
        <Decided win={data} />
      )}
    </>
  );
}

/** /admin/validation/{prize?}: the desk where wins are decided one after the other. */
export function ValidationPage() {
  const { prize } = useParams();
  return prize === undefined ? <Queue /> : <OnDesk key={prize} id={prize} />;
}
