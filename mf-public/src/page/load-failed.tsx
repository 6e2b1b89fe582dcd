import { ErrorState } from '@fio/design-system/error-state';
import type { ApiError } from '@fio/platform/api';
import { failureOf } from './failure-text.ts';
import { usePageWords } from './words.ts';
import classes from './load-failed.module.css';

/** A page whose data did not arrive: why, and the way to ask again. */
export function LoadFailed({ error, onRetry }: { error: ApiError | null; onRetry: () => void }) {
  const t = usePageWords();
  return (
    <div className={classes['box']}>
      <ErrorState title={t('failed')} {...failureOf(error)} actionLabel={t('retry')} onAction={onRetry} />
    </div>
  );
}
