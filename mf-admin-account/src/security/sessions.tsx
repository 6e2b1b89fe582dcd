import { security } from '@fio/contracts/admin/security';
import { Button } from '@fio/design-system/button';
import { IconLogout } from '@fio/design-system/icons';
import { Skeleton } from '@fio/design-system/skeleton';
import { useApiMutation, useApiQuery } from '@fio/platform/api';
import { LoadFailure } from '@fio/platform/area';
import { confirm, toast } from '@fio/platform/feedback';
import { Part } from './part.tsx';
import classes from './security.module.css';
import { SessionRow } from './session-row.tsx';
import { useSecurityWords } from './words.ts';

function EndOthers() {
  const t = useSecurityWords();
  const end = useApiMutation(security.endOtherSessions, [security.sessions]);
  const ask = async () => {
    const yes = await confirm({
      title: t('sessions.othersAsk'),
      text: t('sessions.othersText'),
      confirmText: t('sessions.others'),
      cancelText: t('cancel'),
    });
    if (!yes) return;
    await end.mutateAsync({});
    toast.success(t('sessions.othersDone'));
  };
  return (
    <div>
      <Button
        variant="secondary"
        icon={<IconLogout />}
        loading={end.isPending}
        onClick={() => void ask().catch(() => undefined)}
      >
        {t('sessions.others')}
      </Button>
    </div>
  );
}

function List() {
  const { data, error, refetch, isFetching } = useApiQuery(security.sessions);
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Skeleton height={160} radius="card" />;
  const { items } = data;
  return (
    <>
      <ul className={classes['rows']}>
        {items.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {items.length > 1 && <EndOthers />}
    </>
  );
}

/** Every live session of one's own. */
export function Sessions() {
  const t = useSecurityWords();
  return (
    <Part title={t('sessions.title')} lead={t('sessions.lead')}>
      <List />
    </Part>
  );
}
