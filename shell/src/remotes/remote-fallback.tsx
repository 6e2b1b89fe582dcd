import { Button } from '@fio/design-system/button';
import { ErrorState } from '@fio/design-system/error-state';
import { useShellWords } from '../words/index.ts';
import { RemoteSkeleton } from './remote-skeleton.tsx';
import { useChunkReload } from './use-chunk-reload.ts';
import classes from './remote.module.css';
import type { RemoteFailure } from './failure.ts';

interface Props {
  failure: RemoteFailure;
  /** Whether it has failed after 'try again'. */
  isRetried: boolean;
  onRetry: () => void;
}

/**
 * What stands where a remote should: what failed, the incident, and a way to try again without a reload. A missing chunk
 * is first answered with a reload.
 */
export function RemoteFallback({ failure, isRetried, onRetry }: Props) {
  const t = useShellWords();
  const isReloading = useChunkReload(failure, isRetried);
  if (isReloading) return <RemoteSkeleton />;
  const reload = (
    <Button variant="quiet" onClick={() => window.location.reload()}>
      {t('reloadPage')}
    </Button>
  );
  return (
    <div className={classes['page']} data-failure={failure.kind}>
      <ErrorState
        title={t('failure.title')}
        text={`${t(`failure.${failure.kind}`)} ${t('failure.others')}`}
        incident={t('incident', { id: failure.incident })}
        actionLabel={t('retry')}
        onAction={onRetry}
        secondary={failure.kind === 'incompatible' && reload}
      />
    </div>
  );
}
