import { useEffect, useRef, useState } from 'react';
import type { PollView } from '@fio/contracts/public/polls';
import { Button } from '@fio/design-system/button';
import { useLocation } from '@fio/platform/router';
import { pollAnchor } from './pending-vote.ts';
import { TheoryGrid } from './theory-grid.tsx';
import { useVotesWords } from './words.ts';
import classes from './theory-wall.module.css';

/** So many at first; the rest on demand, so that what is beneath can be reached. */
const FIRST = 6;

/** Many theories, a few at first. */
export function TheoryWall({ polls }: { polls: readonly PollView[] }) {
  const t = useVotesWords();
  const { hash } = useLocation();
  const [all, setAll] = useState<'pressed' | 'linked' | null>(null);
  const wall = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Who comes back from the sign-in to one of the others, or follows a link to it, finds it there.
    if (polls.slice(FIRST).some(({ id }) => hash === `#${pollAnchor(id)}`)) setAll((now) => now ?? 'linked');
  }, [hash, polls]);
  useEffect(() => {
    // The pressed button is gone: the keyboard goes on with the first theory it revealed.
    if (all === 'pressed')
      wall.current?.querySelectorAll('article')[FIRST]?.querySelector<HTMLElement>('a, button')?.focus();
    if (all === 'linked') document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'center' });
  }, [all, hash]);
  const rest = polls.length - FIRST;
  return (
    <>
      <div ref={wall}>
        <TheoryGrid polls={all ? polls : polls.slice(0, FIRST)} />
      </div>
      {!all && rest > 0 && (
        <Button variant="secondary" size="lg" className={classes['more']} onClick={() => setAll('pressed')}>
          {t('showMore', { count: rest })}
        </Button>
      )}
    </>
  );
}
