import type { TheoriesPage } from '@fio/contracts/public/theories';
import { type TheorySearch, theoriesAddress } from '@fio/domain/theory-search';
import { Button } from '@fio/design-system/button';
import { IconChevronLeft, IconChevronRight } from '@fio/design-system/icons';
import { navigateTo } from '@fio/platform/router';
import { useTheoryWords } from './words.ts';
import classes from './theories-page.module.css';

/** The ways to the pages beside this one, as links: each page has an address. */
export function TheoryPages({
  search,
  found: { page, pages },
}: {
  search: TheorySearch;
  found: Pick<TheoriesPage, 'page' | 'pages'>;
}) {
  const t = useTheoryWords();
  if (pages === 1) return null;
  const at = (wanted: number) => theoriesAddress({ ...search, page: wanted });
  return (
    <nav className={classes['pages']} aria-label={t('pages')}>
      {page > 1 && (
        <Button
          variant="secondary"
          rel="prev"
          href={at(page - 1)}
          onNavigate={navigateTo}
          icon={<IconChevronLeft size={20} aria-hidden />}
        >
          {t('previous')}
        </Button>
      )}
      <span>{t('pageOf', { page, pages })}</span>
      {page < pages && (
        <Button variant="secondary" rel="next" href={at(page + 1)} onNavigate={navigateTo}>
          {t('next')}
          <IconChevronRight size={20} aria-hidden />
        </Button>
      )}
    </nav>
  );
}
