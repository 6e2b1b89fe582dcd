import type { OfferedPrize } from '@fio/contracts/public/prize-offers';
import { Heading, Text } from '@fio/design-system/text';
import { format } from '@fio/platform/i18n';
import dotted from '../page/dotted.module.css';
import classes from './offer-winners.module.css';
import { useOffersWords } from './words.ts';

/** Who has the prize, as far as everybody may know; the thread joins them. */
export function OfferWinners({ prize: { draw, winners, won, left } }: { prize: OfferedPrize }) {
  const t = useOffersWords();
  // Won, and not looked at yet: nobody's name, and no promise. Before a draw nobody can have won.
  const isAhead = draw !== null && !draw.isPublished;
  if (winners.length === 0 && (isAhead || won > 0 || left === 0)) return null;
  return (
    <div className={classes['winners']}>
      <Heading level={4} size="s">
        {t('winners')}
      </Heading>
      {winners.length === 0 ? (
        <Text tone="muted">{t('noWinners')}</Text>
      ) : (
        <ul className={classes['list']}>
          {winners.map(({ id, name, cpf, city, state, wonAt }) => (
            <li key={id}>
              <strong>{name}</strong>
              <span className={dotted['dotted']}>
                <span>{t('person', { cpf, city, state })}</span>
                <span>{format.date(wonAt)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {won > winners.length && winners.length > 0 && (
        <Text size="small" tone="muted">
          {t('moreWinners', { count: won - winners.length })}
        </Text>
      )}
    </div>
  );
}
