import type { ReactNode } from 'react';
import { ErrorState } from '@fio/design-system/error-state';
import type { ApiError } from '../api/index.ts';
import { useAreaWords } from './area-words.ts';
import { Forbidden } from './gate.tsx';

interface Props {
  readonly error: ApiError;
  readonly onRetry: () => void;
  readonly retrying: boolean;
  readonly secondary?: ReactNode;
}

/** A read that failed: what, the number to quote, and another try. A 403 is no failure but an answer. */
export function LoadFailure({ error, onRetry, retrying, secondary }: Props) {
  const t = useAreaWords();
  if (error.status === 403) return <Forbidden />;
  return (
    <ErrorState
      title={t('error.title')}
      text={error.message}
      incident={error.requestId ? t('error.incident', { id: error.requestId }) : undefined}
      actionLabel={t('error.retry')}
      onAction={onRetry}
      loading={retrying}
      secondary={secondary}
    />
  );
}
