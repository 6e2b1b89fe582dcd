import type { PollView } from '@fio/contracts/public/polls';
import { EmptyState } from '@fio/design-system/empty-state';
import { Link } from '@fio/design-system/link';
import { Heading } from '@fio/design-system/text';
import { Thread } from '@fio/design-system/thread';
import { navigateTo } from '@fio/platform/router';
import { Theory } from '../votes/theory.tsx';
import { useShowWords } from './words.ts';
import classes from './show-theories.module.css';

const pinned = (poll: PollView) => (
  <div key={poll.id}>
    <Theory poll={poll} linked posterBeside />
  </div>
);

/** The past theories of one state under their title; without any it is not there. */
function Past({ polls, title }: { polls: readonly PollView[]; title: string }) {
  if (polls.length === 0) return null;
  return (
    <>
      <Heading level={2}>{title}</Heading>
      <Thread>{polls.map(pinned)}</Thread>
    </>
  );
}

/** The theories along one thread: open ones first, then what waits for its answer, then what has one. */
export function ShowTheories({ polls }: { polls: readonly PollView[] }) {
  const t = useShowWords();
  const inState = (wanted: PollView['state']) => polls.filter(({ state }) => state === wanted);
  const open = inState('open');
  return (
    <section className={classes['theories']}>
      <Heading level={2}>{t('open')}</Heading>
      {open.length === 0 ? (
        <EmptyState
          title={t('none')}
          text={t('noneText')}
          headingLevel={3}
          action={
            <Link href="/" onNavigate={navigateTo}>
              {t('allShows')}
            </Link>
          }
        />
      ) : (
        <Thread>{open.map(pinned)}</Thread>
      )}
      <Past polls={inState('closed')} title={t('closed')} />
      <Past polls={inState('resolved')} title={t('resolved')} />
    </section>
  );
}
