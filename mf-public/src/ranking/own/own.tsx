import { Button } from '@fio/design-system/button';
import { Skeleton } from '@fio/design-system/skeleton';
import { Heading, Text } from '@fio/design-system/text';
import { useTakenOver } from '@fio/platform/boot';
import { stores, tokens } from '@fio/platform/session';
import { fetched } from '../../page/fetched.tsx';
import { openEntry } from '../../votes/pending-vote.ts';
import { useRankingWords } from '../words.ts';
import classes from '../ranking.module.css';

const OwnRanking = fetched(async () => ({ default: (await import('./own-ranking.tsx')).OwnRanking }));

/** One's own place, for who is signed in; until it is known who looks, its room alone. */
export function Own() {
  const t = useRankingWords();
  const isKnown = useTakenOver();
  const id = stores.user(({ user }) => user?.id);
  const isReady = stores.user(({ status }) => status === 'ready');
  if (!isKnown || (!id && !isReady && tokens.get('user') !== null))
    return <Skeleton height={176} radius="card" />;
  if (id) return <OwnRanking key={id} />;
  return (
    <div className={classes['card']}>
      <Heading level={2} size="s">
        {t('own')}
      </Heading>
      <Text tone="muted">{t('signInText')}</Text>
      <Button href="/login" onNavigate={() => openEntry(window.location)} variant="secondary">
        {t('signIn')}
      </Button>
    </div>
  );
}
