import type { PrizesPage } from '@fio/contracts/public/prize-offers';
import { Link } from '@fio/design-system/link';
import { Text } from '@fio/design-system/text';
import { format } from '@fio/platform/i18n';
import { navigateTo } from '@fio/platform/router';
import { contentLang } from '../page/content-language.ts';
import { Section } from '../page/section.tsx';
import { OfferArt } from '../offers/offer-art.tsx';
import classes from './latest-winners.module.css';
import { useHomeWords } from './words.ts';

/** So many faces of the promotion; all of them stand at /ganhadores. */
const SHOWN = 4;

/** Who has won, the latest first, each beside what was won; the thread joins them. */
export function LatestWinners({ prizes: { offered, past } }: { prizes: PrizesPage }) {
  const t = useHomeWords();
  const wins = [...past, ...offered]
    .flatMap((prize) => prize.winners.slice(0, 2).map((winner) => ({ prize, winner })))
    .toSorted((one, other) => other.winner.wonAt.localeCompare(one.winner.wonAt))
    .slice(0, SHOWN);
  if (wins.length === 0) return null;
  return (
    <Section title={t('winners')} lead={t('winnersLead')}>
      <ul className={classes['winners']}>
        {wins.map(({ prize, winner }) => (
          <li key={winner.id} className={classes['winner']}>
            <OfferArt
              picture={prize.picture && { ...prize.picture, alt: '' }}
              sizes="96px"
              className={classes['art']}
            />
            <span className={classes['words']}>
              <strong>{winner.name}</strong>
              <span lang={contentLang()}>{prize.title}</span>
              <Text as="span" size="small" tone="muted">
                {winner.city}, {winner.state} · {format.date(winner.wonAt)}
              </Text>
            </span>
          </li>
        ))}
      </ul>
      <Link href="/ganhadores" onNavigate={navigateTo} className={classes['all']}>
        {t('allWinners')}
      </Link>
    </Section>
  );
}
