import { useMemo, useState } from 'react';
import { faq, type FaqEntry } from '@fio/contracts/public/faq';
import { wordsToFind } from '@fio/domain/find-words';
import { Button } from '@fio/design-system/button';
import { EmptyState } from '@fio/design-system/empty-state';
import { Heading, Text } from '@fio/design-system/text';
import { useLanguage } from '@fio/platform/i18n';
import { navigateTo, useLocation } from '@fio/platform/router';
import { LoadFailed } from '../page/load-failed.tsx';
import { PageSkeleton } from '../page/page-skeleton.tsx';
import { usePageData } from '../page/use-page-data.ts';
import { FaqGroups } from './faq-groups.tsx';
import { FaqSearch } from './faq-search.tsx';
import { MoreHelp } from './more-help.tsx';
import { questionIn, searched } from './questions.ts';
import classes from './faq.module.css';
import { useFaqWords } from './words.ts';

function None({ title, text }: { title: string; text: string }) {
  const t = useFaqWords();
  return (
    <EmptyState
      title={title}
      text={text}
      headingLevel={2}
      action={
        <Button href="?sac" onNavigate={navigateTo}>
          {t('sac')}
        </Button>
      }
    />
  );
}

function Questions({ items }: { items: readonly FaqEntry[] }) {
  const t = useFaqWords();
  const language = useLanguage();
  const [search, setSearch] = useState('');
  const all = useMemo(() => items.map((one) => questionIn(one, language)), [items, language]);
  const found = useMemo(() => searched(all, search), [all, search]);
  const words = useMemo(() => wordsToFind(search), [search]);
  const { hash } = useLocation();
  const isHidden =
    !found.some(({ slug }) => hash === `#${slug}`) && all.some(({ slug }) => hash === `#${slug}`);
  // Whoever follows a link to a question wants to see that one, whatever they searched for before; a later search may
  // hide it again.
  const [followed, setFollowed] = useState(hash);
  if (followed !== hash) {
    setFollowed(hash);
    if (isHidden) setSearch('');
  }
  return (
    <div className={classes['page']}>
      <header className={classes['head']}>
        <Heading level={1}>{t('title')}</Heading>
        <Text size="lead" tone="muted">
          {t('lead')}
        </Text>
        {all.length > 0 && (
          <FaqSearch
            value={search}
            onChange={setSearch}
            found={words.length > 0 ? found.length : undefined}
          />
        )}
      </header>
      {all.length === 0 ? (
        <None title={t('emptyTitle')} text={t('emptyText')} />
      ) : found.length === 0 ? (
        <None title={t('noneTitle', { search: search.trim() })} text={t('noneText')} />
      ) : (
        <>
          <FaqGroups questions={found} words={words} />
          <MoreHelp />
        </>
      )}
    </div>
  );
}

/** /faq: what visitors ask most, by subject. */
export function FaqPage() {
  const { data, pending, error, retry } = usePageData(faq.all, {});
  if (pending) return <PageSkeleton shape="questions" />;
  if (!data) return <LoadFailed error={error} onRetry={retry} />;
  return <Questions items={data.items} />;
}
