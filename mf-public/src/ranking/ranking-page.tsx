import { ranking, type RankingBoard } from '@fio/contracts/public/ranking';
import { EmptyState } from '@fio/design-system/empty-state';
import { Link } from '@fio/design-system/link';
import { Heading, Text } from '@fio/design-system/text';
import { format } from '@fio/platform/i18n';
import { navigateTo, useParams } from '@fio/platform/router';
import { contentLang } from '../page/content-language.ts';
import { LoadFailed } from '../page/load-failed.tsx';
import { PageSkeleton } from '../page/page-skeleton.tsx';
import { type PageData, usePageData } from '../page/use-page-data.ts';
import { useTitle } from '../page/use-title.ts';
import { HowItCounts } from './how-it-counts.tsx';
import { Own } from './own/own.tsx';
import { RankingList } from './ranking-list.tsx';
import { RankingScopes } from './ranking-scopes.tsx';
import { SharedPlace } from './shared-place.tsx';
import { useRankingWords } from './words.ts';
import classes from './ranking.module.css';

function Named({ board }: { board: RankingBoard }) {
  const t = useRankingWords();
  const { entries, theories, people, countedAt } = board;
  if (theories === 0)
    return (
      <EmptyState
        title={t('none')}
        text={t('noneText')}
        headingLevel={2}
        action={
          <Link href="/teoria" onNavigate={navigateTo}>
            {t('theories')}
          </Link>
        }
      />
    );
  return (
    <section className={classes['named']} aria-labelledby="ranking-named">
      <header className={classes['about']}>
        <Heading level={2} size="s" id="ranking-named">
          {t('named')}
        </Heading>
        <Text tone="muted" size="small">
          {t('people', { count: people, people: format.number(people) })}{' '}
          {t('reckoned', { count: theories, theories: format.number(theories) })}{' '}
          {countedAt && t('countedAt', { when: format.dateTime(countedAt) })}
        </Text>
      </header>
      {entries.length === 0 ? <Text tone="muted">{t('nobody')}</Text> : <RankingList entries={entries} />}
    </section>
  );
}

function Ranking({ page: { data, pending, error, retry } }: { page: PageData<RankingBoard> }) {
  const t = useRankingWords();
  useTitle(data?.show ? `${t('title')}: ${data.show.title}` : undefined);
  if (pending) return <PageSkeleton shape="parts" />;
  if (!data) return <LoadFailed error={error} onRetry={retry} />;
  const { show } = data;
  return (
    <div className={classes['page']} style={show ? { '--series-ink': show.colors.ink } : undefined}>
      <header className={classes['header']}>
        {show && (
          <p className={classes['series']} lang={contentLang()}>
            {show.title}
          </p>
        )}
        <Heading level={1}>{t('title')}</Heading>
        <Text size="lead" tone="muted">
          {t('lead')}
        </Text>
        <SharedPlace />
        <RankingScopes shows={data.shows} current={show?.slug} />
      </header>
      <div className={classes['body']}>
        <aside className={classes['aside']} aria-label={t('own')}>
          <Own />
        </aside>
        <div className={classes['list']}>
          <Named board={data} />
          <HowItCounts />
        </div>
      </div>
    </div>
  );
}

/** Who guesses best over all series; where the link of a shared place lands. */
export function RankingPage() {
  return <Ranking page={usePageData(ranking.board, {})} />;
}

/** The same of one series. */
export function SeriesRankingPage() {
  const { slug = '' } = useParams();
  return <Ranking key={slug} page={usePageData(ranking.boardOf, { params: { slug } })} />;
}
