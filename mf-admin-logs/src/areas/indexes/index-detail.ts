import type { indexes } from '@fio/contracts/admin/indexes';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { format } from '@fio/platform/i18n';
import { useIndexesWords } from './words.ts';

export type IndexDetail = ResponseOf<typeof indexes.get>;

/** The share of it that is empty, in whole percent. */
export const bloatText = (bloat: number | null): string =>
  bloat === null ? useIndexesWords.t('bloat.unknown') : `${format.number(Math.round(bloat * 100))}%`;
