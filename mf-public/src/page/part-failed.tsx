import { ErrorState } from '@fio/design-system/error-state';
import type { ApiError } from '@fio/platform/api';
import { failureOf } from './failure-text.ts';
import { usePageWords } from './words.ts';

interface Props {
  readonly title: string;
  readonly headingLevel?: 2 | 3;
  /** Asked for quietly: this is the one place that tells of its failure. */
  readonly query: {
    readonly error: ApiError | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
}

/** A part of a page whose data did not arrive: what it is, why, and the way to ask again. */
export function PartFailed({ title, headingLevel = 3, query: { error, isFetching, refetch } }: Props) {
  const t = usePageWords();
  return (
    <ErrorState
      title={title}
      {...failureOf(error)}
      actionLabel={t('retry')}
      onAction={() => void refetch()}
      loading={isFetching}
      headingLevel={headingLevel}
    />
  );
}
