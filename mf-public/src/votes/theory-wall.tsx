import { useEffect, useRef, useState } from 'react';
import type { PollView } from '@fio/contracts/public/polls';
import { Button } from '@fio/design-system/button';
import { TheoryGrid } from './theory-grid.tsx';
import { useVotesWords } from './words.ts';
import classes from './theory-wall.module.css';

/** So many at first; the rest on demand, so that what is beneath can be reached. */
const FIRST = 6;

/** Many theories, a few at first. */
export function TheoryWall({ polls }: { polls: readonly PollView[] }) {
  const t = useVotesWords();
  const [all, setAll] = useState(false);
  const wall = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button is gone: the keyboard goes on with the first theory it revealed.
    if (all)
      wall.current?.querySelectorAll('article')[FIRST]?.querySelector<HTMLElement>('a, button')?.focus();
  }, [all]);
  const rest = polls.length - FIRST;
  return (
    <>
      <div ref={wall}>
        <TheoryGrid polls={all ? polls : polls.slice(0, FIRST)} />
      </div>
      {!all && rest > 0 && (
        <Button variant="secondary" size="lg" className={classes['more']} onClick={() => setAll(true)}>
          {t('showMore', { count: rest })}
        </Button>
      )}
    </>
  );
}
