import { profile, type ProfileSession } from '@fio/contracts/public/profile';
import { Button } from '@fio/design-system/button';
import { IconLogout } from '@fio/design-system/icons';
import { Skeleton } from '@fio/design-system/skeleton';
import { useApiMutation, useApiQuery } from '@fio/platform/api';
import { confirm, toast } from '@fio/platform/feedback';
import { logout } from '@fio/platform/session';
import { PartFailed } from '../../page/part-failed.tsx';
import classes from '../profile.module.css';
import { SessionRow } from './session-row.tsx';
import { useSecurityWords } from './words.ts';

function Everywhere() {
  const t = useSecurityWords();
  const end = useApiMutation(profile.endSessions);
  const ask = async () => {
    const yes = await confirm({
      title: t('everywhereAsk'),
      text: t('everywhereText'),
      confirmText: t('everywhereYes'),
      cancelText: t('cancel'),
    });
    if (!yes) return;
    await end.mutateAsync({});
    await logout('user');
    toast.success(t('everywhereDone'));
  };
  return (
    <div>
      <Button
        variant="secondary"
        icon={<IconLogout />}
        loading={end.isPending}
        onClick={() => void ask().catch(() => undefined)}
      >
        {t('everywhere')}
      </Button>
    </div>
  );
}

const List = ({ items, isOwn }: { items: readonly ProfileSession[]; isOwn: boolean }) => (
  <>
    <ul className={classes['rows']}>
      {items.map((session) => (
        <SessionRow key={session.id} session={session} isOwn={isOwn} />
      ))}
    </ul>
    {isOwn && <Everywhere />}
  </>
);

/** Every live session of the visitor; `isOwn` is false for staff who have entered, who only look. */
export function Sessions({ isOwn }: { isOwn: boolean }) {
  const t = useSecurityWords();
  const query = useApiQuery(profile.sessions, {}, { quiet: true });
  const { data } = query;
  if (data) return <List items={data.items} isOwn={isOwn} />;
  if (!query.isError) return <Skeleton height={160} radius="card" />;
  return <PartFailed title={t('sessionsFailed')} query={query} />;
}
