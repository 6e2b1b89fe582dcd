import { share } from '@fio/contracts/public/share';
import { useApiQuery } from '@fio/platform/api';
import { useSearchParams } from '@fio/platform/router';
import { SCORE } from '../share/share-link.ts';
import { useTheoryWords } from './words.ts';
import classes from './theories-page.module.css';

/** How many whoever sent the link had right; nothing for counts we don't vouch for. */
export function SharedScore() {
  const t = useTheoryWords();
  const [search] = useSearchParams();
  const token = search.get(SCORE) ?? '';
  const { data } = useApiQuery(share.scoreOf, { params: { token } }, { enabled: token !== '', quiet: true });
  if (!data) return null;
  const { hits, total: count } = data;
  return (
    <p className={classes['score']}>
      <strong>{t('score', { hits, count })}</strong> {t('scoreAsk')}
    </p>
  );
}
