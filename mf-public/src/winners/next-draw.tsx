import type { UpcomingDraw } from '@fio/contracts/public/draws';
import { todayInSaoPaulo } from '@fio/domain/calendar';
import { IconCalendar } from '@fio/design-system/icons';
import { Link } from '@fio/design-system/link';
import { Heading } from '@fio/design-system/text';
import { serverNow } from '@fio/platform/boot';
import { format } from '@fio/platform/i18n';
import { navigateTo } from '@fio/platform/router';
import { contentLang } from '../page/content-language.ts';
import classes from './winners.module.css';
import { useWinnersWords } from './words.ts';

/** Whether the day of the extraction is over: from the next morning on the draw is being verified. */
export const isHeld = ({ lotteryDate }: UpcomingDraw): boolean => lotteryDate < todayInSaoPaulo(serverNow());

/** A draw to come; from the day after the extraction on it is being verified. With its list closed, its digest. */
export function NextDraw({ draw, isNext }: { draw: UpcomingDraw; isNext: boolean }) {
  const t = useWinnersWords();
  const { slug, title, lotteryDate, listHash } = draw;
  const isWaiting = isHeld(draw);
  const date = format.day(lotteryDate);
  return (
    <article className={classes['next']} aria-labelledby={slug}>
      <IconCalendar size={24} aria-hidden />
      <div>
        <p className={classes['eyebrow']}>{t(isWaiting ? 'waiting' : isNext ? 'next' : 'later')}</p>
        <Heading level={2} size="s" id={slug} lang={contentLang()}>
          {title}
        </Heading>
        <p>{t(isWaiting ? 'waitingDay' : 'nextDay', { date })}</p>
        {listHash && (
          <p className={classes['hash']}>
            {t('listHash')} <code>{listHash}</code>
          </p>
        )}
      </div>
      <p className={classes['nextLinks']}>
        <Link href={`/ganhadores/${slug}/ao-vivo`} onNavigate={navigateTo} aria-describedby={slug}>
          {t('watch')}
        </Link>
        <Link href={`/ganhadores/${slug}`} onNavigate={navigateTo} aria-describedby={slug}>
          {t('about')}
        </Link>
      </p>
    </article>
  );
}
