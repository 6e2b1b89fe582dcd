import type { PollView } from '@fio/contracts/public/polls';
import { EmptyState } from '@fio/design-system/empty-state';
import { Link } from '@fio/design-system/link';
import { Heading } from '@fio/design-system/text';
import { Thread } from '@fio/design-system/thread';
import { navigateTo } from '@fio/platform/router';
import { Theory } from '../votes/theory.tsx';
import { useShowWords } from './words.ts';
import classes from './show-theories.module.css';

const ORDER = { open: 0, resolved: 1, closed: 2 } as const;

const pinned = (poll: PollView) => (
  <div key={poll.id}>
    <Theory poll={poll} linked />
  </div>
);

/** The theories along one thread: open ones first, then what has an answer, then what waits for one. */
export function ShowTheories({ polls }: { polls: readonly PollView[] }) {
  const t = useShowWords();
  const sorted = polls.toSorted((left, right) => ORDER[left.state] - ORDER[right.state]);
  const open = sorted.filter(({ state }) => state === 'open');
  const past = sorted.filter(({ state }) => state !== 'open');
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
      {past.length > 0 && (
        <>
          <Heading level={2}>{t('past')}</Heading>
          <Thread>{past.map(pinned)}</Thread>
        </>
      )}
    </section>
  );
}
