import { useEffect, useState } from 'react';
import type { AnyEndpoint, CallInput, ResponseOf } from '@fio/contracts/core/endpoint';
import { ApiError, useApiQuery } from '@fio/platform/api';

/** Data that had to be fetched shows after at least this long, so that the page never flashes (section 9). */
const MINIMUM_MS = 200;

export interface PageData<Data> {
  /** Undefined while it is fetched and when it could not be. */
  readonly data: Data | undefined;
  readonly pending: boolean;
  /** Why it could not be, where it couldn't. */
  readonly error: ApiError | null;
  /** What is shown answers what was asked before, while the next answer is fetched. */
  readonly isLast: boolean;
  /** Asks again after a failure. */
  readonly retry: () => void;
}

/**
 * What a page shows. What the HTML carried or an earlier page fetched is there at once. Throws the ApiError of
 * what doesn't exist, for the shell's error page.
 */
export function usePageData<E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  { keepsLast = false } = {},
): PageData<ResponseOf<E>> {
  const { data, error, isFetching, isPlaceholderData, refetch } = useApiQuery(endpoint, input, {
    quiet: true,
    // Kept where it is the same page asked for something else, and not a page of another thing.
    placeholderData: keepsLast ? (last) => last : undefined,
  });
  const [early, setEarly] = useState(data === undefined);
  useEffect(() => {
    if (!early) return;
    const timer = setTimeout(() => setEarly(false), MINIMUM_MS);
    return () => clearTimeout(timer);
  }, [early]);
  // An address that can't be one is refused as 422; to who reads it, it is a page that doesn't exist.
  if (error && data === undefined && (error.status === 404 || error.status === 422))
    throw new ApiError(404, { code: 'NOT_FOUND', message: error.message });
  return {
    data: early ? undefined : data,
    isLast: isPlaceholderData,
    pending: early || (data === undefined && isFetching),
    error,
    retry: () => void refetch(),
  };
}
