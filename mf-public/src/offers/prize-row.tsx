import type { OfferedPrize } from '@fio/contracts/public/prize-offers';
import { Link } from '@fio/design-system/link';
import { SnapRow } from '@fio/design-system/snap-row';
import { format } from '@fio/platform/i18n';
import { navigateTo } from '@fio/platform/router';
import { contentLang } from '../page/content-language.ts';
import { leftText } from './left-text.ts';
import { OfferArt } from './offer-art.tsx';
import classes from './prize-row.module.css';
import { useOffersWords } from './words.ts';

/** Prizes side by side, in a row that snaps; each leads to its place on the page of prizes. */
export function PrizeRow({ prizes }: { prizes: readonly OfferedPrize[] }) {
  const t = useOffersWords();
  return (
    <SnapRow label={t('others')} className={classes['row']}>
      {prizes.map((prize) => (
        <Link
          key={prize.id}
          href={`/premios#${prize.id}`}
          onNavigate={navigateTo}
          className={classes['card']}
        >
          <span className={classes['title']} lang={contentLang()}>
            {prize.title}
          </span>
          <span className={classes['facts']}>
            {prize.value !== null && (
              <strong className={classes['value']}>{format.money(prize.value)}</strong>
            )}
            <span>{prize.way === 'instant' ? t('atOnce') : leftText(prize, t)}</span>
          </span>
          <span className={classes['frame']}>
            <OfferArt
              picture={prize.picture}
              sizes="(min-width: 64rem) 304px, 64vw"
              className={classes['art']}
            />
          </span>
        </Link>
      ))}
    </SnapRow>
  );
}
