import { shows } from '@fio/contracts/public/shows';
import { EmailConfirmation } from '../confirm/email-confirmation.tsx';
import { LoadFailed } from '../page/load-failed.tsx';
import { PageSkeleton } from '../page/page-skeleton.tsx';
import { usePageData } from '../page/use-page-data.ts';
import { ClosedTheories } from './closed-theories.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { OpenTheories } from './open-theories.tsx';
import { ResolvedTheories } from './resolved-theories.tsx';
import { Stage } from './stage.tsx';
import { Wall } from './wall.tsx';
import classes from './home.module.css';

/** The wall: one question to answer at once, then everything else on it. */
export function Home() {
  const { data, pending, retry } = usePageData(shows.home, {});
  if (pending) return <PageSkeleton />;
  if (!data) return <LoadFailed onRetry={retry} />;
  return (
    <div className={classes['home']}>
      <div>
        <EmailConfirmation />
        <Stage home={data} />
      </div>
      <Wall shows={data.shows} />
      <OpenTheories polls={data.open.filter(({ id }) => id !== data.featured?.id)} />
      <ClosedTheories polls={data.closed} />
      <ResolvedTheories polls={data.resolved} />
      <HowItWorks />
    </div>
  );
}
