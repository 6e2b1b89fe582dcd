import { ranking } from '@fio/contracts/public/ranking';
import { useApiQuery } from '@fio/platform/api';
import { format } from '@fio/platform/i18n';
import { useSearchParams } from '@fio/platform/router';
import { PLACE } from '../share/share-link.ts';
import { useRankingWords } from './words.ts';
import classes from './ranking.module.css';

/** The place of whoever sent the link; nothing for one we don't vouch for. */
export function SharedPlace() {
  const t = useRankingWords();
  const [search] = useSearchParams();
  const token = search.get(PLACE) ?? '';
  const { data } = useApiQuery(
    ranking.placeOf,
    { params: { token } },
    { enabled: token !== '', quiet: true },
  );
  if (!data) return null;
  const { place, people: count } = data;
  return (
    <p className={classes['shared']}>
      <strong>{t('sharer', { place: format.number(place), count, people: format.number(count) })}</strong>{' '}
      {t('sharerAsk')}
    </p>
  );
}
