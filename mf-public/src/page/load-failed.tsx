import { ErrorState } from '@fio/design-system/error-state';
import { usePageWords } from './words.ts';
import classes from './load-failed.module.css';

/** A page whose data did not arrive, with the way to ask again. */
export function LoadFailed({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  const t = usePageWords();
  return (
    <div className={classes['box']}>
      <ErrorState
        title={t('failed')}
        text={t('failedText')}
        actionLabel={t('retry')}
        onAction={onRetry}
        loading={retrying}
      />
    </div>
  );
}
