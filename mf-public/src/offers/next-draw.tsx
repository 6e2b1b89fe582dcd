import type { PrizesPage } from '@fio/contracts/public/prize-offers';
import { Countdown, remainingParts } from '@fio/design-system/countdown';
import { Link } from '@fio/design-system/link';
import { Heading, Text } from '@fio/design-system/text';
import { format } from '@fio/platform/i18n';
import { navigateTo } from '@fio/platform/router';
import { contentLang } from '../page/content-language.ts';
import { useNow } from '../page/use-now.ts';
import classes from './next-draw.module.css';
import { useOffersWords } from './words.ts';

/** When the lottery draws next, by the server's clock. */
export function NextDraw({ draw }: { draw: NonNullable<PrizesPage['next']> }) {
  const t = useOffersWords();
  const now = useNow();
  const { slug, title, lotteryDate, at } = draw;
  const date = format.day(lotteryDate);
  const left = remainingParts(new Date(at), now);
  const labels = {
    days: t('days', { count: left.days }),
    hours: t('hours', { count: left.hours }),
    minutes: t('minutes'),
    seconds: t('seconds'),
    summary: t('countdown', { date }),
  };
  return (
    <section className={classes['next']} aria-labelledby="next-draw">
      <div className={classes['words']}>
        <p className={classes['eyebrow']}>{t('next')}</p>
        <Heading level={3} size="s" id="next-draw" lang={contentLang()}>
          {title}
        </Heading>
        <Text size="small" tone="muted">
          {t('nextDay', { date })}
        </Text>
      </div>
      <Countdown to={new Date(at)} now={now} labels={labels} />
      <Link href={`/ganhadores/${slug}`} onNavigate={navigateTo} className={classes['about']}>
        {t('aboutDraw')}
      </Link>
    </section>
  );
}
