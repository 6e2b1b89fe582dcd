import { theories, type TheoriesPage as Data } from '@fio/contracts/public/theories';
import { EmptyState } from '@fio/design-system/empty-state';
import { Link } from '@fio/design-system/link';
import { Heading, Text } from '@fio/design-system/text';
import { navigateTo } from '@fio/platform/router';
import { LoadFailed } from '../page/load-failed.tsx';
import { PageSkeleton } from '../page/page-skeleton.tsx';
import { Section } from '../page/section.tsx';
import { usePageData } from '../page/use-page-data.ts';
import { TheoryWall } from '../votes/theory-wall.tsx';
import { SharedScore } from './shared-score.tsx';
import { useTheoryWords } from './words.ts';
import classes from './theories-page.module.css';

const STATES = ['open', 'closed', 'resolved'] as const;

function Walls({ data }: { data: Data }) {
  const t = useTheoryWords();
  if (STATES.every((state) => data[state].length === 0))
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
  return STATES.filter((state) => state === 'open' || data[state].length > 0).map((state) => (
    <Section key={state} title={t(state)}>
      {data[state].length === 0 ? (
        <Text tone="muted">{t('noneOpen')}</Text>
      ) : (
        <TheoryWall polls={data[state]} />
      )}
    </Section>
  ));
}

/** Every theory, the open ones first; where the link of a shared score lands. */
export function TheoriesPage() {
  const t = useTheoryWords();
  const { data, pending, error, retry } = usePageData(theories.all, {});
  if (pending) return <PageSkeleton shape="theories" />;
  if (!data) return <LoadFailed error={error} onRetry={retry} />;
  return (
    <div className={classes['page']}>
      <header className={classes['header']}>
        <Heading level={1}>{t('title')}</Heading>
        <Text size="lead" tone="muted">
          {t('lead')}
        </Text>
        <SharedScore />
      </header>
      <Walls data={data} />
    </div>
  );
}
