import { useMemo } from 'react';
import { draws, type PublishedDraw } from '@fio/contracts/public/draws';
import { prizeOffers } from '@fio/contracts/public/prize-offers';
import { EmptyState } from '@fio/design-system/empty-state';
import { IconTrophy } from '@fio/design-system/icons';
import { Link } from '@fio/design-system/link';
import { Heading, Text } from '@fio/design-system/text';
import { useApiQuery } from '@fio/platform/api';
import { navigateTo } from '@fio/platform/router';
import { LoadFailed } from '../page/load-failed.tsx';
import { PageSkeleton } from '../page/page-skeleton.tsx';
import { usePageData } from '../page/use-page-data.ts';
import { InstantCommitments } from '../instant/instant-commitments.tsx';
import { DrawSection, type PrizePictures } from './draw-section.tsx';
import { isHeld, NextDraw } from './next-draw.tsx';
import classes from './winners.module.css';
import { useWinnersWords } from './words.ts';

/** Pictures of prizes by their ids; of the last draws, as many as the page of prizes remembers. */
function usePictures(): PrizePictures {
  const { data } = useApiQuery(prizeOffers.all, {}, { quiet: true });
  return useMemo(() => new Map(data?.past.map(({ id, picture }) => [id, picture])), [data]);
}

function Draws({ items }: { items: readonly PublishedDraw[] }) {
  const t = useWinnersWords();
  const pictures = usePictures();
  if (items.length === 0)
    return (
      <EmptyState
        icon={<IconTrophy />}
        title={t('none')}
        text={t('noneText')}
        action={
          <Link href="/faq#assunto_prizes" onNavigate={navigateTo}>
            {t('questions')}
          </Link>
        }
      />
    );
  return (
    <>
      {items.map((draw) => (
        <DrawSection key={draw.id} draw={draw} pictures={pictures} />
      ))}
      <aside className={classes['note']}>
        <p>{t('privacy')}</p>
        <p>
          <Link href="?conferir" onNavigate={navigateTo}>
            {t('checkNumber')}
          </Link>
        </p>
        <p>
          <Link href="?sac" onNavigate={navigateTo}>
            {t('sac')}
          </Link>{' '}
          ·{' '}
          <Link href="/faq#assunto_prizes" onNavigate={navigateTo}>
            {t('questions')}
          </Link>
        </p>
      </aside>
    </>
  );
}

/** /ganhadores: who won in each published draw, and which are to come. */
export function WinnersPage() {
  const t = useWinnersWords();
  const { data, pending, error, retry } = usePageData(draws.published, {});
  if (pending) return <PageSkeleton shape="parts" />;
  if (!data) return <LoadFailed error={error} onRetry={retry} />;
  // Those before it have had their extraction and are being verified.
  const next = data.upcoming.find((draw) => !isHeld(draw));
  return (
    <div className={classes['page']}>
      <header className={classes['head']}>
        <Heading level={1}>{t('title')}</Heading>
        <Text size="lead" tone="muted">
          {t('lead')}
        </Text>
      </header>
      {data.upcoming.length > 0 && (
        <div className={classes['upcoming']}>
          {data.upcoming.map((draw) => (
            <NextDraw key={draw.slug} draw={draw} isNext={draw === next} />
          ))}
        </div>
      )}
      <Draws items={data.items} />
      <InstantCommitments />
    </div>
  );
}
