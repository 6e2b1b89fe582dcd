import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Heading } from '../text/heading.tsx';
import { Text } from '../text/text.tsx';
import classes from './empty-state.module.css';

/** `text` says why it is empty; `action` is what fills it (or clears the filter). */
export type EmptyStateProps = {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  className?: string;
};

/** A list with nothing in it: why, and the way out. */
export function EmptyState({ title, text, action, icon, headingLevel = 2, className }: EmptyStateProps) {
  return (
    <div className={cx(classes.state, className)}>
      {icon && (
        <span className={classes.icon} aria-hidden>
          {icon}
        </span>
      )}
      <Heading level={headingLevel} size="s">
        {title}
      </Heading>
      {text && <Text tone="muted">{text}</Text>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
