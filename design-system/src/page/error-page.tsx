import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { cx } from '../internal/cx.ts';
import { Heading } from '../text/heading.tsx';
import classes from './error-page.module.css';

/** `message` for 404 is 'Página não encontrada', else the error's own (specification, section 2). */
export type ErrorPageProps = {
  status: number;
  message: string;
  incident?: string;
  homeLabel: string;
  backLabel: string;
  onHome: () => void;
  onBack: () => void;
  /** Such as the link to customer service. */
  help?: ReactNode;
};

/** The whole page of an error: status, message, home and back. */
export function ErrorPage({
  status,
  message,
  incident,
  homeLabel,
  backLabel,
  onHome,
  onBack,
  help,
}: ErrorPageProps) {
  return (
    <div className={cx(classes.page)}>
      <svg className={classes.thread} viewBox="0 0 320 40" fill="none" aria-hidden>
        <path
          d="M0 22c40 0 60-12 100-12s48 20 82 20M214 12c30-2 56 14 106 10"
          stroke="currentColor"
          strokeWidth="3"
        />
      </svg>
      <p className={classes.status}>{status}</p>
      <Heading level={1} size="m">
        {message}
      </Heading>
      {incident && <code className={classes.incident}>{incident}</code>}
      <div className={classes.actions}>
        <Button onClick={onHome}>{homeLabel}</Button>
        <Button variant="secondary" onClick={onBack}>
          {backLabel}
        </Button>
      </div>
      {help && <p>{help}</p>}
    </div>
  );
}
