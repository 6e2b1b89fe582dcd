import { LARGE_TOTAL } from '@fio/contracts/core/large-list';
import { format } from '@fio/platform/i18n';
import { useWebhooksWords } from './words.ts';

/** How many deliveries, as far as they are counted. */
export const counted = (count: number): string =>
  count > LARGE_TOTAL
    ? useWebhooksWords.t('more', { total: format.number(LARGE_TOTAL) })
    : format.number(count);
