import { Countdown, remainingParts } from '@fio/design-system/countdown';
import { Link } from '@fio/design-system/link';
import { Text } from '@fio/design-system/text';
import { format } from '@fio/platform/i18n';
import { navigateTo } from '@fio/platform/router';
import { useWho } from '@fio/platform/session';
import { useRegisterWindow, type RegisterWindow as Window } from '../page/register-window.ts';
import { useNow } from '../page/use-now.ts';
import { useHomeWords } from './words.ts';
import classes from './register-window.module.css';

/** So near its end the window counts down. */
const LAST_DAYS_MS = 7 * 24 * 3_600_000;

function Clock({ to }: { to: Date }) {
  const t = useHomeWords();
  const now = useNow();
  const left = remainingParts(to, now);
  const labels = {
    days: t('days', { count: left.days }),
    hours: t('hours', { count: left.hours }),
    minutes: t('minutes'),
    seconds: t('seconds'),
    summary: t('countdown', { when: format.dateTime(to) }),
  };
  return <Countdown to={to} now={now} labels={labels} />;
}

function wordsOf(
  { start, end, hasStarted, hasEnded }: Window,
  last: boolean,
  t: typeof useHomeWords.t,
): string {
  if (!hasStarted && start) return t('opensIn', { when: format.dateTime(start) });
  if (hasEnded && end) return t('ended', { when: format.date(end) });
  if (last) return t('endsIn');
  return end ? t('openUntil', { when: format.date(end) }) : t('openNow');
}

/** Where the registration window stands, counting down before it opens and in its last days. */
export function RegisterWindow() {
  const t = useHomeWords();
  const who = useWho();
  const state = useRegisterWindow(useNow());
  const { start, end, hasStarted, isEnabled, now } = state;
  const last = isEnabled && end !== null && end.getTime() - now.getTime() < LAST_DAYS_MS;
  const to = !hasStarted ? start : last ? end : null;
  return (
    <div className={classes['window']}>
      <Text size="small" className={classes['words']}>
        {wordsOf(state, last, t)}
      </Text>
      {to && <Clock to={to} />}
      {isEnabled && who !== 'visitor' && (
        <Link
          href="/register"
          onNavigate={navigateTo}
          className={classes['join']}
          data-only={who === 'unknown' ? 'guest' : undefined}
        >
          {t('register')}
        </Link>
      )}
    </div>
  );
}
