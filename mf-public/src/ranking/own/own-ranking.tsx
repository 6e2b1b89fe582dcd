import { ranking, type OwnRanking as Data } from '@fio/contracts/public/ranking';
import { Button } from '@fio/design-system/button';
import { IconShare } from '@fio/design-system/icons';
import { Skeleton } from '@fio/design-system/skeleton';
import { Heading, Text } from '@fio/design-system/text';
import { RANKING_MINIMUM } from '@fio/domain/ranking';
import { useApiQuery } from '@fio/platform/api';
import { format } from '@fio/platform/i18n';
import { useParams } from '@fio/platform/router';
import { PartFailed } from '../../page/part-failed.tsx';
import { useShare } from '../../share/use-share.tsx';
import { useRankingWords } from '../words.ts';
import { RankingName } from './ranking-name.tsx';
import classes from '../ranking.module.css';

type Place = Data['places'][number];

/** What is missing to have a place. */
function NoPlace({ answers }: { answers: number }) {
  const t = useRankingWords();
  return (
    <Text tone="muted">{t('missing', { count: RANKING_MINIMUM - answers, minimum: RANKING_MINIMUM })}</Text>
  );
}

function PlaceCard({ place: { card, hits, answers, points } }: { place: Place }) {
  const t = useRankingWords();
  const { share, dialog } = useShare();
  if (!card) return <NoPlace answers={answers} />;
  const { place, people } = card;
  return (
    <>
      <p className={classes['standing']}>
        <strong className={classes['big']}>{t('place', { place: format.number(place) })}</strong>{' '}
        <span>{t('among', { count: people, people: format.number(people) })}</span>
      </p>
      <Text tone="muted">
        {t('hits', { count: hits, of: answers })} · {format.number(points)} {t('points', { count: points })}
      </Text>
      <Button
        variant="secondary"
        icon={<IconShare size={20} aria-hidden />}
        onClick={() => void share({ kind: 'place', card })}
      >
        {t('share')}
      </Button>
      {dialog}
    </>
  );
}

/** One's own place in a ranking, which nobody else sees, and the name to be seen by. */
export function OwnRanking() {
  const t = useRankingWords();
  const { slug } = useParams();
  const query = useApiQuery(ranking.mine, {}, { quiet: true });
  const { data, isError } = query;
  if (!data && isError) return <PartFailed title={t('failed')} query={query} />;
  if (!data) return <Skeleton height={176} radius="card" />;
  const place = data.places.find(({ show }) => show?.slug === slug);
  return (
    <div className={classes['card']}>
      <Heading level={2} size="s">
        {t('own')}
      </Heading>
      {place ? <PlaceCard place={place} /> : <NoPlace answers={0} />}
      <RankingName name={data.name} />
    </div>
  );
}
