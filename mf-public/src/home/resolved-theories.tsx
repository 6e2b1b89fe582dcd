import type { PollView } from '@fio/contracts/public/polls';
import { EmptyState } from '@fio/design-system/empty-state';
import { Link } from '@fio/design-system/link';
import { navigateTo } from '@fio/platform/router';
import { Section } from '../page/section.tsx';
import { ResolvedList } from './resolved-list.tsx';
import { useHomeWords } from './words.ts';
import classes from './resolved-theories.module.css';

/** What the series have answered, with its stamps. */
export function ResolvedTheories({ polls }: { polls: readonly PollView[] }) {
  const t = useHomeWords();
  return (
    <Section title={t('resolved')} {...(polls.length > 0 && { lead: t('resolvedLead') })}>
      {polls.length === 0 ? (
        <EmptyState title={t('noResolved')} text={t('noResolvedText')} headingLevel={3} />
      ) : (
        <ResolvedList polls={polls} />
      )}
      <p className={classes['more']}>
        <Link href="/teoria" onNavigate={navigateTo} className={classes['all']}>
          {t('all')}
        </Link>
        {polls.length > 0 && (
          <Link href="/ranking" onNavigate={navigateTo} className={classes['all']}>
            {t('ranking')}
          </Link>
        )}
      </p>
    </Section>
  );
}
