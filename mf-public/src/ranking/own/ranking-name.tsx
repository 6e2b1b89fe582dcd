import { lazy, Suspense, useState } from 'react';
import { ranking, type OwnRanking } from '@fio/contracts/public/ranking';
import { RANKING_NAME_STATE_TONES } from '@fio/contracts/terms/ranking.tones';
import { Button } from '@fio/design-system/button';
import { StateChip } from '@fio/design-system/chip';
import { Skeleton } from '@fio/design-system/skeleton';
import { Text } from '@fio/design-system/text';
import { useApiMutation } from '@fio/platform/api';
import { toast } from '@fio/platform/feedback';
import { useVisitor } from '@fio/platform/session';
import { useRankingWords } from '../words.ts';
import classes from '../ranking.module.css';

// It needs Mantine, which nobody loads who doesn't want to be named.
const NameForm = lazy(() => import('./name-form.tsx'));

type Name = NonNullable<OwnRanking['name']>;

/** The name and what became of it, to change or to take away. */
function Chosen({ name: { name, state, reason }, onChange }: { name: Name; onChange: () => void }) {
  const t = useRankingWords();
  const { mutateAsync, isPending } = useApiMutation(ranking.removeName, [
    ranking.mine,
    ranking.board,
    ranking.boardOf,
  ]);
  const remove = async () => {
    await mutateAsync({});
    toast.success(t('nameRemoved'));
  };
  return (
    <>
      <p className={classes['chosen']}>
        <strong>{name}</strong>{' '}
        <StateChip tone={RANKING_NAME_STATE_TONES[state]}>{t(`state.${state}`)}</StateChip>
      </p>
      <Text tone="muted" size="small">
        {reason ?? t(state === 'shown' ? 'nameShown' : 'nameWaiting')}
      </Text>
      <div className={classes['ways']}>
        <Button variant="secondary" size="sm" onClick={onChange}>
          {t('changeName')}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          loading={isPending}
          onClick={() => void remove().catch(() => undefined)}
        >
          {t('removeName')}
        </Button>
      </div>
    </>
  );
}

/** By which name one is seen in the ranking; nobody is before asking for it. */
export function RankingName({ name }: Pick<OwnRanking, 'name'>) {
  const t = useRankingWords();
  const visitor = useVisitor();
  const [isWriting, setWriting] = useState(false);
  if (visitor?.skipLogout) return null;
  return (
    <div className={classes['ownName']}>
      {isWriting ? (
        <Suspense fallback={<Skeleton height={176} radius="card" />}>
          <NameForm name={name?.name ?? ''} onEnd={() => setWriting(false)} />
        </Suspense>
      ) : name ? (
        <Chosen name={name} onChange={() => setWriting(true)} />
      ) : (
        <>
          <Text tone="muted" size="small">
            {t('unnamed')}
          </Text>
          <Button variant="secondary" size="sm" onClick={() => setWriting(true)}>
            {t('beNamed')}
          </Button>
        </>
      )}
    </div>
  );
}
