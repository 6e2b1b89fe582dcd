import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { IconButton } from '../button/icon-button.tsx';
import { cx } from '../internal/cx.ts';
import { shownPages } from './shown-pages.ts';
import classes from './pagination.module.css';

/**
 * `page` gives the accessible name of a page's button. With `of` the page that is shown and how many there are stand beside the
 * buttons in words; `first` and `last` name the ways to the ends.
 */
export type PaginationLabels = {
  navigation: string;
  previous: string;
  next: string;
  page: (page: number) => string;
  of?: (page: number, pages: number) => string;
  first?: string;
  last?: string;
};

/** Pages count from 1. Nothing is shown for one page. No page-size selector (specification, section 2). */
export type PaginationProps = {
  page: number;
  pages: number;
  onPage: (page: number) => void;
  labels: PaginationLabels;
};

/** The way through the pages of a list. */
export function Pagination({ page, pages, onPage, labels }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={labels.navigation} className={cx(classes.pagination)}>
      <IconButton size="sm" label={labels.previous} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <IconChevronLeft />
      </IconButton>
      {shownPages(page, pages).map((shown, index) =>
        shown === null ? (
          <span key={`gap${index}`} className={classes.gap} aria-hidden>
            …
          </span>
        ) : (
          <button
            key={shown}
            type="button"
            className={classes.page}
            aria-label={labels.page(shown)}
            aria-current={shown === page ? 'page' : undefined}
            onClick={() => onPage(shown)}
          >
            {shown}
          </button>
        ),
      )}
      <IconButton size="sm" label={labels.next} disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <IconChevronRight />
      </IconButton>
      {labels.of && (
        <span className={classes.here} aria-live="polite">
          {labels.of(page, pages)}
        </span>
      )}
    </nav>
  );
}
