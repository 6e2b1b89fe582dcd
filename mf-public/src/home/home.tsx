import { shows } from '@fio/contracts/public/shows';
import { useApiQuery } from '@fio/platform/api';
import { EmailConfirmation } from '../confirm/email-confirmation.tsx';
import { LoadFailed } from '../page/load-failed.tsx';
import { useTitle } from '../page/use-title.ts';
import { HowItWorks } from './how-it-works.tsx';
import { OpenTheories } from './open-theories.tsx';
import { ResolvedTheories } from './resolved-theories.tsx';
import { Stage } from './stage.tsx';
import { Wall } from './wall.tsx';
import classes from './home.module.css';

/** The wall: one question to answer at once, then everything else on it. */
export function Home() {
  const { data, refetch, isFetching } = useApiQuery(shows.home);
  useTitle('');
  if (!data) return <LoadFailed retrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <div className={classes['home']}>
      <EmailConfirmation />
      <Stage home={data} />
      <Wall shows={data.shows} />
      <OpenTheories polls={data.open.filter(({ id }) => id !== data.featured?.id)} />
      <ResolvedTheories polls={data.resolved} />
      <HowItWorks />
    </div>
  );
}
