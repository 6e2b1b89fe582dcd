import { theories, type TheoryPage as Data } from '@fio/contracts/public/theories';
import { Link } from '@fio/design-system/link';
import { navigateTo, useParams } from '@fio/platform/router';
import { LoadFailed } from '../page/load-failed.tsx';
import { PageSkeleton } from '../page/page-skeleton.tsx';
import { posterOf } from '../page/poster.ts';
import { Section } from '../page/section.tsx';
import { usePageData } from '../page/use-page-data.ts';
import { useTitle } from '../page/use-title.ts';
import { rankingPath } from '../share/share-link.ts';
import { Theory } from '../votes/theory.tsx';
import { TheoryGrid } from '../votes/theory-grid.tsx';
import { SharerAnswer } from './sharer-answer.tsx';
import { useTheoryWords } from './words.ts';
import classes from './theory-page.module.css';

/** So many of the series' other theories; its own page has them all. */
const OTHERS = 6;

function Others({ show, others }: Pick<Data, 'show' | 'others'>) {
  const t = useTheoryWords();
  if (others.length === 0) return null;
  return (
    <Section title={t('more', { title: show.title })}>
      <TheoryGrid polls={others.slice(0, OTHERS)} posterBeside />
      <Link href={`/${show.slug}`} onNavigate={navigateTo}>
        {t('all')}
      </Link>
    </Section>
  );
}

/** Beside the words, which say where it leads. */
function Poster({ show }: Pick<Data, 'show'>) {
  const poster = posterOf(show);
  return (
    <img
      {...poster}
      alt=""
      sizes="(min-width: 64rem) 300px, 80px"
      fetchPriority="high"
      className={classes['poster']}
    />
  );
}

/** Where a shared link lands: the theory, what the sharer answered, the vote and how it came out. */
export function TheoryPage() {
  const t = useTheoryWords();
  const { slug = '' } = useParams();
  const { data, pending, error, retry } = usePageData(theories.theory, { params: { slug } });
  useTitle(data?.poll.title);
  if (pending) return <PageSkeleton shape="theory" />;
  if (!data) return <LoadFailed error={error} onRetry={retry} />;
  const { poll, show, others } = data;
  return (
    <div className={classes['page']}>
      <div className={classes['theory']}>
        <Poster show={show} />
        <div className={classes['sharer']}>
          <Link href={`/${show.slug}`} onNavigate={navigateTo}>
            {t('toSeries', { title: show.title })}
          </Link>
          <SharerAnswer poll={poll} />
        </div>
        <div className={classes['question']}>
          <Theory key={poll.id} poll={poll} featured headingLevel={1} posterBeside />
          {poll.state === 'resolved' && (
            <p className={classes['ranking']}>
              <Link href={rankingPath(show.slug)} onNavigate={navigateTo}>
                {t('ranking', { title: show.title })}
              </Link>
            </p>
          )}
        </div>
      </div>
      <Others show={show} others={others} />
    </div>
  );
}
