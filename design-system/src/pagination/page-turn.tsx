import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconChevronsLeft from '@tabler/icons-react/dist/esm/icons/IconChevronsLeft.mjs';
import IconChevronsRight from '@tabler/icons-react/dist/esm/icons/IconChevronsRight.mjs';
import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import type { PaginationLabels } from './pagination.tsx';
import classes from './pagination.module.css';

/**
 * Pages count from 1. A side without a function has no page, and an end is offered where there is a way to it and a label.
 * `here` says where one is, else the page's own label. Nothing is shown for one page.
 */
export type PageTurnProps = {
  page: number;
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
  onFirst?: (() => void) | null;
  onLast?: (() => void) | null;
  here?: string;
  labels: PaginationLabels;
};

type Way = { label: string | undefined; onPress: (() => void) | null | undefined; children: ReactNode };

function TurnButton({ label, onPress, children }: Way) {
  if (label === undefined || onPress === undefined) return null;
  return (
    <IconButton size="sm" label={label} disabled={!onPress} onClick={() => onPress?.()}>
      {children}
    </IconButton>
  );
}

/** The way through a list too long for each page to be turned up: one on, one back, and to both ends. */
export function PageTurn({ page, onPrevious, onNext, onFirst, onLast, here, labels }: PageTurnProps) {
  if (!onPrevious && !onNext) return null;
  return (
    <nav aria-label={labels.navigation} className={classes.pagination}>
      <TurnButton label={labels.first} onPress={onFirst}>
        <IconChevronsLeft />
      </TurnButton>
      <TurnButton label={labels.previous} onPress={onPrevious}>
        <IconChevronLeft />
      </TurnButton>
      <span className={classes.here} aria-live="polite">
        {here ?? labels.page(page)}
      </span>
      <TurnButton label={labels.next} onPress={onNext}>
        <IconChevronRight />
      </TurnButton>
      <TurnButton label={labels.last} onPress={onLast}>
        <IconChevronsRight />
      </TurnButton>
    </nav>
  );
}
