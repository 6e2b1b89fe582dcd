import type { ReactNode } from 'react';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import classes from './error-state.module.css';

/** `incident` is the ready line with the number, such as 'Incidente 7F3K'. `secondary` stands after the action. */
export type ErrorStateProps = {
  title: string;
  text: ReactNode;
  incident?: string;
  actionLabel?: string;
  onAction?: () => void;
  loading?: boolean;
  secondary?: ReactNode;
  headingLevel?: 2 | 3 | 4;
};

/** What failed, the incident number to quote, and the way to try again. Announced when it appears. */
export function ErrorState({
  incident,
  text,
  actionLabel,
  onAction,
  loading,
  secondary,
  ...rest
}: ErrorStateProps) {
  const action = actionLabel && onAction && (
    <Button variant="secondary" onClick={onAction} loading={loading}>
      {actionLabel}
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState
        {...rest}
        className={classes.error}
        icon={<IconAlertTriangle />}
        text={
          <>
            {text}
            {incident && <code className={classes.incident}>{incident}</code>}
          </>
        }
        action={
          (action || secondary) && (
            <>
              {action}
              {secondary}
            </>
          )
        }
      />
    </div>
  );
}
