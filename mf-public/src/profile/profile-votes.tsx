import { votes, type MyVote } from '@fio/contracts/public/votes';
import { Button } from '@fio/design-system/button';
import { EmptyState } from '@fio/design-system/empty-state';
import { ErrorState } from '@fio/design-system/error-state';
import { Skeleton } from '@fio/design-system/skeleton';
import { Heading, Text } from '@fio/design-system/text';
import { useApiQuery } from '@fio/platform/api';
import { navigateTo } from '@fio/platform/router';
import { usePageWords } from '../page/words.ts';
import { ProfileVote } from './profile-vote.tsx';
import { useProfileWords } from './words.ts';
import classes from './profile.module.css';
import list from './profile-votes.module.css';

function Score({ items }: { items: readonly MyVote[] }) {
  const t = useProfileWords();
  const resolved = items.filter(({ hit }) => hit !== null);
  const hits = resolved.filter(({ hit }) => hit).length;
  if (resolved.length === 0) return <Text tone="muted">{t('noScore')}</Text>;
  return (
    <Text size="lead">{hits === 0 ? t('noHits') : t('score', { count: hits, of: resolved.length })}</Text>
  );
}

function List({ items }: { items: readonly MyVote[] }) {
  const t = useProfileWords();
  if (items.length === 0)
    return (
      <EmptyState
        title={t('noVotes')}
        text={t('noVotesText')}
        headingLevel={3}
        action={
          <Button href="/" onNavigate={navigateTo}>
            {t('seeTheories')}
          </Button>
        }
      />
    );
  return (
    <>
      <Score items={items} />
      <ul className={list['votes']}>
        {items.map((vote) => (
          <ProfileVote key={vote.pollId} vote={vote} />
        ))}
      </ul>
    </>
  );
}

/** The visitor's votes, latest first, with what became of each. */
export function ProfileVotes() {
  const t = useProfileWords();
  const words = usePageWords();
  const { data, isError, isFetching, refetch } = useApiQuery(votes.mine);
  return (
    <section className={classes['part']} aria-busy={!data && !isError}>
      <Heading level={2}>{t('votes')}</Heading>
      {data && <List items={data.items} />}
      {!data && !isError && <Skeleton height={240} radius="card" />}
      {!data && isError && (
        <ErrorState
          title={t('votesFailed')}
          text={words('failedText')}
          actionLabel={words('retry')}
          onAction={() => void refetch()}
          loading={isFetching}
          headingLevel={3}
        />
      )}
    </section>
  );
}
