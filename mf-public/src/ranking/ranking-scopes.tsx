import type { RankedShow } from '@fio/contracts/public/ranking';
import { Link } from '@fio/design-system/link';
import { navigateTo } from '@fio/platform/router';
import { contentLang } from '../page/content-language.ts';
import { useCurrentInSight } from '../page/use-current-in-sight.ts';
import { rankingPath } from '../share/share-link.ts';
import { useRankingWords } from './words.ts';
import classes from './ranking.module.css';

/** The rankings there are; nothing where there is one alone. */
export function RankingScopes({
  shows,
  current,
}: {
  shows: readonly RankedShow[];
  current: string | undefined;
}) {
  const t = useRankingWords();
  const list = useCurrentInSight<HTMLUListElement>(current);
  if (shows.length < 2) return null;
  const all = [{ slug: undefined, title: t('all') }, ...shows];
  return (
    <nav aria-label={t('scopes')}>
      <ul ref={list} className={classes['scopes']}>
        {all.map(({ slug, title }) => (
          <li key={slug ?? ''}>
            <Link
              href={rankingPath(slug)}
              onNavigate={navigateTo}
              className={classes['scope']}
              aria-current={slug === current ? 'page' : undefined}
              lang={slug === undefined ? undefined : contentLang()}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
