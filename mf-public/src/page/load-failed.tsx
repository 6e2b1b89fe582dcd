import { ErrorState } from '@fio/design-system/error-state';
import { usePageWords } from './words.ts';
import classes from './load-failed.module.css';

/** A page whose data did not arrive, with the way to ask again. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const t = usePageWords();
  return (
    <div className={classes['box']}>
      <ErrorState title={t('failed')} text={t('failedText')} actionLabel={t('retry')} onAction={onRetry} />
    </div>
  );
}
