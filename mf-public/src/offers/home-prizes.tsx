import type { OfferedPrize, PrizesPage } from '@fio/contracts/public/prize-offers';
import { Button } from '@fio/design-system/button';
import { Heading } from '@fio/design-system/text';
import { format } from '@fio/platform/i18n';
import { navigateTo } from '@fio/platform/router';
import { contentLang } from '../page/content-language.ts';
import { AllWon } from './all-won.tsx';
import { leftText } from './left-text.ts';
import { NextDraw } from './next-draw.tsx';
import { OfferArt } from './offer-art.tsx';
import { PrizeRow } from './prize-row.tsx';
import classes from './home-prizes.module.css';
import { useOffersWords } from './words.ts';

/** The most valuable first. */
const byValue = (prizes: readonly OfferedPrize[]) =>
  prizes.toSorted((one, other) => (other.value ?? 0) - (one.value ?? 0));

/** What can be won: the largest prize as wide as the page, when the next draw is, and the others in a row. */
export function HomePrizes({ prizes: { next, offered } }: { prizes: PrizesPage }) {
  const t = useOffersWords();
  const [first, ...others] = byValue(offered.filter(({ left }) => left > 0));
  if (!first) return next && <AllWon next={next} hasPrizes={offered.length > 0} />;
  const { title, value, picture, draw } = first;
  return (
    <section className={classes['prizes']} aria-labelledby="what-can-be-won">
      <div className={classes['moment']}>
        {/* On a telephone it begins within the first screen, and is the largest there. */}
        <OfferArt picture={picture} sizes="100vw" eager className={classes['art']} />
        <div className={classes['words']}>
          <Heading level={2} size="s" id="what-can-be-won" className={classes['eyebrow']}>
            {t('win')}
          </Heading>
          <Heading level={3} size="l" lang={contentLang()} className={classes['title']}>
            {title}
          </Heading>
          {value !== null && <p className={classes['value']}>{t('worth', { value: format.money(value) })}</p>}
          <p className={classes['where']} lang={draw ? contentLang() : undefined}>
            {draw ? t('inDraw', { title: draw.title }) : t('atOnce')} · {leftText(first, t)}
          </p>
          <Button href="/premios" size="lg" className={classes['all']} onNavigate={navigateTo}>
            {t('all')}
          </Button>
        </div>
        {next && (
          <div className={classes['clock']}>
            <NextDraw draw={next} />
          </div>
        )}
      </div>
      {others.length > 0 && <PrizeRow prizes={others} />}
    </section>
  );
}
