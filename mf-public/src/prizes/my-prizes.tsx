import { prizes } from '@fio/contracts/public/prizes';
import { EmptyState } from '@fio/design-system/empty-state';
import { Skeleton } from '@fio/design-system/skeleton';
import { useApiQuery } from '@fio/platform/api';
import { PartFailed } from '../page/part-failed.tsx';
import { ProfileSection } from '../profile/profile-section.tsx';
import { OwnPrize } from './own-prize.tsx';
import { usePrizesWords } from './words.ts';
import classes from './prizes.module.css';

function Content() {
  const t = usePrizesWords();
  const query = useApiQuery(prizes.mine, {}, { quiet: true });
  const { data } = query;
  if (!data && query.isError) return <PartFailed title={t('failed')} query={query} />;
  if (!data) return <Skeleton height={120} radius="card" />;
  if (data.items.length === 0) return <EmptyState title={t('none')} text={t('noneText')} headingLevel={3} />;
  return (
    <ul className={classes['list']}>
      {data.items.map((prize) => (
        <OwnPrize key={prize.id} prize={prize} />
      ))}
    </ul>
  );
}

/** The visitor's own prizes, latest first: the widget of `profile.prizes`. */
export function MyPrizes() {
  const t = usePrizesWords();
  return (
    <ProfileSection title={t('mine')} lead={t('mineLead')}>
      <Content />
    </ProfileSection>
  );
}
