import { useState } from 'react';
import { prizeOffers } from '@fio/contracts/public/prize-offers';
import { shows } from '@fio/contracts/public/shows';
import { EmailConfirmation } from '../confirm/email-confirmation.tsx';
import { HomePrizes } from '../offers/home-prizes.tsx';
import { LoadFailed } from '../page/load-failed.tsx';
import { PageSkeleton } from '../page/page-skeleton.tsx';
import { usePageData } from '../page/use-page-data.ts';
import { HowItWorks } from './how-it-works.tsx';
import { LatestWinners } from './latest-winners.tsx';
import { News } from './news/news.tsx';
import { OpenTheories } from './open-theories.tsx';
import { ResolvedTheories } from './resolved-theories.tsx';
import { Stage } from './stage.tsx';
import { Wall } from './wall.tsx';
import classes from './home.module.css';

/** So many of each: all of them stand at /teoria. */
const OPEN = 3;
const RESOLVED = 3;

/** One question to answer at once, what can be won, then the wall, and who has won. */
export function Home() {
  const { data, pending, error, retry } = usePageData(shows.home, {});
  const prizes = usePageData(prizeOffers.all, {});
  // Where the home page came without its prizes it doesn't wait for them.
  const [isAtHand] = useState(!pending);
  if (pending || (prizes.pending && !isAtHand)) return <PageSkeleton shape="home" />;
  if (!data) return <LoadFailed error={error} onRetry={retry} />;
  return (
    <div className={classes['home']}>
      <div>
        <EmailConfirmation />
        <News />
        <Stage home={data} />
      </div>
      {prizes.data && <HomePrizes prizes={prizes.data} />}
      <Wall shows={data.shows} />
      <OpenTheories polls={data.open.filter(({ id }) => id !== data.featured?.id).slice(0, OPEN)} />
      <ResolvedTheories polls={data.resolved.slice(0, RESOLVED)} />
      {prizes.data && <LatestWinners prizes={prizes.data} />}
      <HowItWorks />
    </div>
  );
}
