import type { ReactNode } from 'react';
import { Heading } from '../text/heading.tsx';
import { cx } from '../internal/cx.ts';
import classes from './page-header.module.css';

/** `count` is ready text ('34 enquetes'); `action` the one primary action; `breadcrumbs` the component. */
export type PageHeaderProps = {
  title: string;
  count?: string;
  action?: ReactNode;
  breadcrumbs?: ReactNode;
  /** Beside the title, such as a state. */
  chip?: ReactNode;
};

/** The head of an admin page: title, count, the one action at the right. */
export function PageHeader({ title, count, action, breadcrumbs, chip }: PageHeaderProps) {
  return (
    <div className={cx(classes.header)}>
      {breadcrumbs}
      <div className={classes.row}>
        <div className={classes.titles}>
          <Heading level={1} size="m">
            {title}
          </Heading>
          {chip}
          {count && (
            <p className={classes.count} aria-live="polite">
              {count}
            </p>
          )}
        </div>
        {action && <div className={classes.action}>{action}</div>}
      </div>
    </div>
  );
}
