import { theories } from '@fio/contracts/public/theories';
import { Heading, Text } from '@fio/design-system/text';
import { CampaignCalendar } from '../calendar/campaign-calendar.tsx';
import { LoadFailed } from '../page/load-failed.tsx';
import { usePageData } from '../page/use-page-data.ts';
import { FoundTheories } from './found-theories.tsx';
import { SharedScore } from './shared-score.tsx';
import { TheoriesSkeleton } from './theories-skeleton.tsx';
import { TheorySearchForm } from './theory-search-form.tsx';
import { useTheorySearch } from './use-theory-search.ts';
import { useTheoryWords } from './words.ts';
import classes from './theories-page.module.css';

/** Every theory, to be searched, the open ones first; where the link of a shared score lands. What is asked for is the address. */
export function TheoriesPage() {
  const t = useTheoryWords();
  const search = useTheorySearch();
  const { data, isLast, pending, error, retry } = usePageData(
    theories.all,
    { query: search },
    // What is typed into stays on the page while it is answered.
    { keepsLast: true },
  );
  const content = data ? (
    <FoundTheories search={search} found={data} isLast={isLast} />
  ) : (
    <LoadFailed error={error} onRetry={retry} />
  );
  return (
    <div className={classes['page']}>
      <header className={classes['header']}>
        <Heading level={1}>{t('title')}</Heading>
        <Text size="lead" tone="muted">
          {t('lead')}
        </Text>
        <SharedScore />
        <TheorySearchForm search={search} found={data} />
      </header>
      {pending ? <TheoriesSkeleton /> : content}
      <CampaignCalendar />
    </div>
  );
}
