import { Button } from '@fio/design-system/button';
import { Countdown, remainingParts } from '@fio/design-system/countdown';
import { Link } from '@fio/design-system/link';
import { format } from '@fio/platform/i18n';
import { navigateTo } from '@fio/platform/router';
import { FormLinks } from '@fio/platform/account';
import { FormPage } from '../page/form-page.tsx';
import type { RegisterWindow } from '../page/register-window.ts';
import { useRegisterWords } from './words.ts';

function NotYet({ start, now }: { start: Date; now: Date }) {
  const t = useRegisterWords();
  const left = remainingParts(start, now);
  const labels = {
    days: t('days', { count: left.days }),
    hours: t('hours', { count: left.hours }),
    minutes: t('minutes'),
    seconds: t('seconds'),
    summary: t('countdown', { when: format.dateTime(start) }),
  };
  return <Countdown to={start} now={now} labels={labels} />;
}

function textOf({ start, end, hasStarted, hasEnded }: RegisterWindow, t: typeof useRegisterWords.t): string {
  if (!hasStarted && start) return t('notYetText', { when: format.dateTime(start) });
  return hasEnded && end ? t('endedText', { when: format.dateTime(end) }) : t('closedText');
}

/** The page outside the registration window: counting down before it, plain after it. */
export function WindowClosed({ state }: { state: RegisterWindow }) {
  const t = useRegisterWords();
  const { start, hasStarted, now } = state;
  return (
    <FormPage title={t(hasStarted ? 'endedTitle' : 'notYetTitle')} lead={textOf(state, t)}>
      {!hasStarted && start && <NotYet start={start} now={now} />}
      <Button size="lg" href="/" onNavigate={navigateTo}>
        {t('seeTheories')}
      </Button>
      <FormLinks>
        <Link href="/login" onNavigate={navigateTo}>
          {t('haveAccount')}
        </Link>
      </FormLinks>
    </FormPage>
  );
}
