import { todayInSaoPaulo } from '@fio/domain/calendar';
import { IconCalendar } from '@fio/design-system/icons';
import { Link } from '@fio/design-system/link';
import { Heading } from '@fio/design-system/text';
import { serverNow } from '@fio/platform/boot';
import { format } from '@fio/platform/i18n';
import { navigateTo } from '@fio/platform/router';
import classes from './winners.module.css';
import { useWinnersWords } from './words.ts';

/** The draw that comes next; from the day after the extraction on it is being verified. */
export function NextDraw({ next: { title, lotteryDate } }: { next: { title: string; lotteryDate: string } }) {
  const t = useWinnersWords();
  const isWaiting = lotteryDate < todayInSaoPaulo(serverNow());
  const date = format.day(lotteryDate);
  return (
    <section className={classes['next']} aria-labelledby="proximo">
      <IconCalendar size={24} aria-hidden />
      <div>
        <p className={classes['eyebrow']}>{t(isWaiting ? 'waiting' : 'next')}</p>
        <Heading level={2} size="s" id="proximo">
          {title}
        </Heading>
        <p>{t(isWaiting ? 'waitingDay' : 'nextDay', { date })}</p>
      </div>
      <Link href="/regulamentos" onNavigate={navigateTo}>
        {t('regulation')}
      </Link>
    </section>
  );
}
