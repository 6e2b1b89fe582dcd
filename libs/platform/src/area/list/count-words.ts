import type { ListResponse } from '@fio/contracts/core/list';
import { PER_PAGE } from '@fio/contracts/core/list';
import { format } from '../../i18n/index.ts';
import { useAreaWords } from '../area-words.ts';
import type { AnyRecord, Area } from '../area.ts';

type Answer = Pick<ListResponse<AnyRecord>, 'total' | 'turn'>;

/** From here Portuguese says 'de' before what there are so many of. */
const MILLION = 1_000_000;
/** As far as `format.about` says it. */
const rounded = (value: number) => Number(value.toPrecision(2));

function totalOf({ total, turn }: Answer): string {
  const { t } = useAreaWords;
  const { isMore = false, estimate = null } = turn ?? {};
  if (estimate !== null)
    return t(rounded(estimate) >= MILLION ? 'count.aboutMillions' : 'count.about', {
      total: format.about(estimate),
    });
  return isMore ? t('count.more', { total: format.number(total) }) : format.number(total);
}

/** How many records a list has: counted, reckoned, or more than were looked at. */
export const countOf = ({ words }: Area, answer: Answer): string =>
  words.t('count', { count: answer.total, total: totalOf(answer) });

/** Which page of how many; a page below 0 counts from the end. */
export function placeOf(page: number, { total, turn }: Answer): string {
  const { t } = useAreaWords;
  const { estimate = null } = turn ?? {};
  const number = format.number(Math.abs(page));
  if (estimate === null)
    return t('pages.of', { page: number, pages: format.number(Math.ceil(total / PER_PAGE)) });
  const pages = format.about(Math.ceil(estimate / PER_PAGE));
  if (page === -1) return t('pages.lastOf', { pages });
  return page < 0 ? t('pages.fromEnd', { page: number }) : t('pages.about', { page: number, pages });
}
