import { PUBLIC_POLL_STATES } from '@fio/contracts/public/polls';
import type { TheoriesPage } from '@fio/contracts/public/theories';
import { type TheorySearch, theoriesAddress } from '@fio/domain/theory-search';
import { Link } from '@fio/design-system/link';
import { format } from '@fio/platform/i18n';
import { navigateTo } from '@fio/platform/router';
import { useCurrentInSight } from '../page/use-current-in-sight.ts';
import { useTheoryWords } from './words.ts';
import classes from './theory-search.module.css';

/** The states of theories as links, each with how many there are. */
export function StateLinks({
  search,
  counts,
}: {
  search: TheorySearch;
  counts: TheoriesPage['counts'] | undefined;
}) {
  const t = useTheoryWords();
  const list = useCurrentInSight<HTMLUListElement>(search.state);
  const all = counts && counts.open + counts.closed + counts.resolved;
  const states = [undefined, ...PUBLIC_POLL_STATES].map((state) => ({
    state,
    count: state === undefined ? all : counts?.[state],
  }));
  return (
    <nav aria-label={t('states')}>
      <ul ref={list} className={classes['states']}>
        {states.map(({ state, count }) => (
          <li key={state ?? 'all'}>
            <Link
              href={theoriesAddress({ ...search, state, page: undefined })}
              onNavigate={navigateTo}
              className={classes['state']}
              aria-current={state === search.state ? 'true' : undefined}
            >
              {t(state ?? 'everyState')}{' '}
              {count !== undefined && <span className={classes['many']}>{format.number(count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
