import { useEffect, useRef, useState } from 'react';
import type { PollView } from '@fio/contracts/public/polls';
import { Button } from '@fio/design-system/button';
import { Section } from '../page/section.tsx';
import { TheoryGrid } from '../votes/theory-grid.tsx';
import { useHomeWords } from './words.ts';
import classes from './open-theories.module.css';

/** So many at first; the rest on demand, so that what is beneath can be reached. */
const FIRST = 6;

/** The open theories beside the featured one; without any the section is not there. */
export function OpenTheories({ polls }: { polls: readonly PollView[] }) {
  const t = useHomeWords();
  const [all, setAll] = useState(false);
  const wall = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button is gone: the keyboard goes on with the first theory it revealed.
    if (all) wall.current?.querySelectorAll('article')[FIRST]?.querySelector('button')?.focus();
  }, [all]);
  if (polls.length === 0) return null;
  const rest = polls.length - FIRST;
  return (
    <Section title={t('open')} lead={t('openLead')}>
      <div ref={wall}>
        <TheoryGrid polls={all ? polls : polls.slice(0, FIRST)} />
      </div>
      {!all && rest > 0 && (
        <Button variant="secondary" size="lg" className={classes['more']} onClick={() => setAll(true)}>
          {t('more', { count: rest })}
        </Button>
      )}
    </Section>
  );
}
