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

interface Props {
  readonly draw: NonNullable<PrizesPage['next']>;
  /** Of its heading: 3 within a section, 2 where it stands by itself. */
  readonly level?: 2 | 3;
}

/** When the lottery draws next, by the server's clock. */
export function NextDraw({ draw, level = 3 }: Props) {
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
    <section className={classes['next']} aria-labelledby="next next-draw">
      <div className={classes['words']}>
        <p id="next" className={classes['eyebrow']}>
          {t('next')}
        </p>
        <Heading level={level} size="s" id="next-draw" lang={contentLang()}>
          {title}
        </Heading>
        <Text size="small" tone="muted">
          {t('nextDay', { date })}
        </Text>
      </div>
      <Countdown to={new Date(at)} now={now} labels={labels} />
      <p className={classes['links']}>
        <Link href={`/ganhadores/${slug}/ao-vivo`} onNavigate={navigateTo} className={classes['about']}>
          {t('watchDraw')}
        </Link>
        <Link href={`/ganhadores/${slug}`} onNavigate={navigateTo} className={classes['about']}>
          {t('aboutDraw')}
        </Link>
      </p>
    </section>
  );
}
