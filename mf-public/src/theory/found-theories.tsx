import { useEffect, useRef } from 'react';
import type { PollView } from '@fio/contracts/public/polls';
import type { TheoriesPage } from '@fio/contracts/public/theories';
import { type TheorySearch, theoriesAddress } from '@fio/domain/theory-search';
import { Button } from '@fio/design-system/button';
import { EmptyState } from '@fio/design-system/empty-state';
import { Link } from '@fio/design-system/link';
import { Heading } from '@fio/design-system/text';
import { navigateTo } from '@fio/platform/router';
import { TheoryGrid } from '../votes/theory-grid.tsx';
import { TheoryPages } from './theory-pages.tsx';
import { useTheoryWords } from './words.ts';
import classes from './theories-page.module.css';

interface Props {
  readonly search: TheorySearch;
  readonly found: TheoriesPage;
  /** They answer what was asked before. */
  readonly isLast: boolean;
}

/** Nothing at all, or nothing of what was looked for, with the way out. */
function Nothing({ isNarrowed }: { isNarrowed: boolean }) {
  const t = useTheoryWords();
  if (!isNarrowed)
    return (
      <EmptyState
        title={t('none')}
        text={t('noneText')}
        headingLevel={2}
        action={
          <Link href="/" onNavigate={navigateTo}>
            {t('home')}
          </Link>
        }
      />
    );
  return (
    <EmptyState
      title={t('notFound')}
      text={t('notFoundText')}
      headingLevel={2}
      action={
        <>
          <Button variant="secondary" href="/teoria" onNavigate={navigateTo}>
            {t('clear')}
          </Button>
          <Button variant="quiet" href="?sugerir" onNavigate={navigateTo}>
            {t('suggest')}
          </Button>
        </>
      }
    />
  );
}

/** Neighbours of one state together, in the order they came in. */
function byState(
  polls: readonly PollView[],
): { readonly state: PollView['state']; readonly polls: PollView[] }[] {
  const groups: { state: PollView['state']; polls: PollView[] }[] = [];
  for (const poll of polls) {
    const last = groups.at(-1);
    if (last?.state === poll.state) last.polls.push(poll);
    else groups.push({ state: poll.state, polls: [poll] });
  }
  return groups;
}

/** The theories under the names of their states or, where they were put in another order, in that alone. */
function Groups({ search: { sort, state }, found: { items } }: Pick<Props, 'search' | 'found'>) {
  const t = useTheoryWords();
  if (sort !== undefined || state !== undefined)
    return (
      <div className={classes['group']}>
        <Heading level={2}>{t(sort === undefined && state !== undefined ? state : 'results')}</Heading>
        <TheoryGrid polls={items} />
      </div>
    );
  return byState(items).map((group) => (
    <section key={group.state} className={classes['group']} aria-labelledby={`teorias-${group.state}`}>
      <Heading level={2} id={`teorias-${group.state}`}>
        {t(group.state)}
      </Heading>
      <TheoryGrid polls={group.polls} />
    </section>
  ));
}

/** What was found, a page at a time. Who turns the page begins at its first theory. */
export function FoundTheories({ search, found, isLast }: Props) {
  const t = useTheoryWords();
  const results = useRef<HTMLDivElement>(null);
  const turned = useRef(found.page);
  useEffect(() => {
    if (isLast || turned.current === found.page) return;
    turned.current = found.page;
    results.current?.focus({ preventScroll: true });
    results.current?.scrollIntoView({ block: 'start' });
  }, [found.page, isLast]);
  const isNarrowed = theoriesAddress({ ...search, sort: undefined, page: undefined }) !== '/teoria';
  return (
    <div
      ref={results}
      className={classes['results']}
      role="region"
      aria-label={t('results')}
      aria-busy={isLast}
      tabIndex={-1}
    >
      {found.total === 0 ? <Nothing isNarrowed={isNarrowed} /> : <Groups search={search} found={found} />}
      <TheoryPages search={search} found={found} />
    </div>
  );
}
