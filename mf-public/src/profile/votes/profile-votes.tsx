import { votes, type MyVote } from '@fio/contracts/public/votes';
import { Button } from '@fio/design-system/button';
import { EmptyState } from '@fio/design-system/empty-state';
import { Link } from '@fio/design-system/link';
import { Skeleton } from '@fio/design-system/skeleton';
import { Text } from '@fio/design-system/text';
import { useApiQuery } from '@fio/platform/api';
import { navigateTo } from '@fio/platform/router';
import { ProfileSection } from '../profile-section.tsx';
import { PartFailed } from '../../page/part-failed.tsx';
import { ShareScore } from '../../share/share-score.tsx';
import { Invite } from './invite.tsx';
import { ProfileVote } from './profile-vote.tsx';
import { useProfileVotesWords } from './words.ts';
import list from './profile-votes.module.css';

/** Counted by the server, for the list holds only what the public may still see. */
function Score() {
  const t = useProfileVotesWords();
  const { data, isError } = useApiQuery(votes.score, {}, { quiet: true });
  if (!data) return isError ? null : <Skeleton height={32} width="60%" />;
  const { hits, resolved } = data;
  if (resolved === 0) return <Text tone="muted">{t('noScore')}</Text>;
  return (
    <div className={list['score']}>
      <Text size="lead">{hits === 0 ? t('noHits') : t('score', { count: resolved, hits })}</Text>
      <div className={list['ways']}>
        <Link href="/ranking" onNavigate={navigateTo}>
          {t('ranking')}
        </Link>
        {hits > 0 && <ShareScore />}
      </div>
    </div>
  );
}

function List({ items }: { items: readonly MyVote[] }) {
  const t = useProfileVotesWords();
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
      <Score />
      <ul className={list['votes']}>
        {items.map((vote) => (
          <ProfileVote key={vote.pollId} vote={vote} />
        ))}
      </ul>
    </>
  );
}

/** The visitor's votes, latest first, with what became of each, and how many were right. */
export function ProfileVotes() {
  const t = useProfileVotesWords();
  const query = useApiQuery(votes.mine, {}, { quiet: true });
  const { data } = query;
  return (
    <div className={list['parts']}>
      <ProfileSection title={t('title')}>
        {data && <List items={data.items} />}
        {!data && !query.isError && <Skeleton height={240} radius="card" />}
        {!data && query.isError && <PartFailed title={t('failed')} query={query} />}
      </ProfileSection>
      <Invite />
    </div>
  );
}
