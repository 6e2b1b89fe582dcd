import type { ApiError } from '@fio/platform/api';
import { usePageWords } from './words.ts';

/**
 * What an error says, and of a fault of ours the number to quote. The API's own words: silence blames the connection,
 * a fault blames us.
 */
export function failureOf(error: ApiError | null): { text: string; incident?: string } {
  const { t } = usePageWords;
  if (!error) return { text: t('unknown') };
  const isOurs = error.status >= 500 && error.requestId !== null;
  return { text: error.message, ...(isOurs && { incident: t('incident', { id: error.requestId }) }) };
}
