import type { adminPrizes } from '@fio/contracts/admin/prizes';
import { DESKS } from '@fio/contracts/admin/record-pages';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { PRIZE_REASONS } from '@fio/domain/prize-validation';
import { usePrizesWords } from './words.ts';

export type PrizeDetail = ResponseOf<typeof adminPrizes.get>;

/** The page of a win at the desk; without an id the desk begins with the longest waiting. */
export const deskPath = (id?: string): string =>
  id === undefined ? DESKS.prizes.path : `${DESKS.prizes.path}/${id}`;

/** Why, in words: a reason of the catalogue, or what staff wrote by hand. */
export function reasonText(reason: string | null): string | null {
  const code = PRIZE_REASONS.find((one) => one === reason);
  return code === undefined ? reason : usePrizesWords.t(`reason.${code}`);
}
