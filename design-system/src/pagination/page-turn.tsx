import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { IconButton } from '../button/icon-button.tsx';
import type { PaginationLabels } from './pagination.tsx';
import classes from './pagination.module.css';

/** Pages count from 1. A side without a function has no page. Nothing is shown for one page. */
export type PageTurnProps = {
  page: number;
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
  labels: PaginationLabels;
};

/** The way through a list too long for its pages to be counted: one on, one back. */
export function PageTurn({ page, onPrevious, onNext, labels }: PageTurnProps) {
  if (!onPrevious && !onNext) return null;
  return (
    <nav aria-label={labels.navigation} className={classes.pagination}>
      <IconButton size="sm" label={labels.previous} disabled={!onPrevious} onClick={() => onPrevious?.()}>
        <IconChevronLeft />
      </IconButton>
      <span className={classes.here} aria-live="polite">
        {labels.page(page)}
      </span>
      <IconButton size="sm" label={labels.next} disabled={!onNext} onClick={() => onNext?.()}>
        <IconChevronRight />
      </IconButton>
    </nav>
  );
}
