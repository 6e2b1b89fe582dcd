import type { DrawPage } from '@fio/contracts/public/draw-proof';
import { Countdown, remainingParts } from '@fio/design-system/countdown';
import { Text } from '@fio/design-system/text';
import { format } from '@fio/platform/i18n';
import { useNow } from '../page/use-now.ts';
import classes from './draw-day.module.css';
import { useDrawDayWords } from './words.ts';

/** How long it is to the extraction, by the server's clock. */
export function UntilExtraction({ at, lotteryDate }: { at: Date; lotteryDate: string }) {
  const t = useDrawDayWords();
  const now = useNow();
  const left = remainingParts(at, now);
  const labels = {
    days: t('days', { count: left.days }),
    hours: t('hours', { count: left.hours }),
    minutes: t('minutes'),
    seconds: t('seconds'),
    summary: t('countdown', { date: format.day(lotteryDate) }),
  };
  return <Countdown to={at} now={now} labels={labels} />;
}

/** What binds the list from before the extraction on. */
export function ListSeal({ list }: Pick<DrawPage, 'list'>) {
  const t = useDrawDayWords();
  if (!list) return <Text tone="muted">{t('listOpen')}</Text>;
  const { count, hash } = list;
  return (
    <div className={classes['seal']}>
      <Text tone="muted" size="small">
        {t('listed', { count, total: format.number(count) })}
      </Text>
      <code className={classes['hash']}>{hash}</code>
    </div>
  );
}
