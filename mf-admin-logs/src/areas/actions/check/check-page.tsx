import { actions } from '@fio/contracts/admin/actions';
import { auditChecks } from '@fio/contracts/admin/audit-checks';
import { Breadcrumbs } from '@fio/design-system/breadcrumbs';
import { Button } from '@fio/design-system/button';
import { EmptyState } from '@fio/design-system/empty-state';
import { PageHeader } from '@fio/design-system/page';
import { SkeletonText } from '@fio/design-system/skeleton';
import { Text } from '@fio/design-system/text';
import { useApiMutation, useApiQuery } from '@fio/platform/api';
import { LoadFailure } from '@fio/platform/area';
import { toast } from '@fio/platform/feedback';
import { useNavigate } from '@fio/platform/router';
import classes from '../actions.module.css';
import { useActionsWords } from '../words.ts';
import { CheckResult } from './check-result.tsx';

const ASK_AGAIN_MS = 1000;
const isUnderWay = (state: string | undefined) => state === 'queued' || state === 'running';

function StartButton({ disabled }: { disabled: boolean }) {
  const t = useActionsWords();
  const { mutate, isPending } = useApiMutation(auditChecks.start, [auditChecks.latest]);
  return (
    <Button
      loading={isPending}
      disabled={disabled}
      onClick={() => mutate({}, { onSuccess: () => toast.success(t('check.asked')) })}
    >
      {t('check.start')}
    </Button>
  );
}

/** The latest check, asked again until it is over. */
function Latest() {
  const t = useActionsWords();
  const { data, error, isFetching, refetch } = useApiQuery(
    auditChecks.latest,
    {},
    {
      quiet: true,
      refetchInterval: ({ state }) => (isUnderWay(state.data?.check?.state) ? ASK_AGAIN_MS : false),
    },
  );
  if (error && !data)
    return <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonText lines={5} />;
  const { check } = data;
  return (
    <>
      <div>
        <StartButton disabled={isUnderWay(check?.state)} />
      </div>
      {check ? (
        <CheckResult check={check} />
      ) : (
        <EmptyState title={t('check.never')} text={t('check.neverText')} />
      )}
    </>
  );
}

/** /admin/actions/check: has the chain of all actions computed again and points at the first that doesn't match. */
export function CheckPage() {
  const t = useActionsWords();
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        title={t('check')}
        breadcrumbs={
          <Breadcrumbs
            label={t('title')}
            items={[{ title: t('title'), href: actions.list.path }, { title: t('check') }]}
            onNavigate={(href) => void navigate(href)}
          />
        }
      />
      <div className={classes['check']}>
        <Text tone="muted">{t('check.lead')}</Text>
        <Latest />
      </div>
    </>
  );
}
