import { Button } from '@fio/design-system/button';
import { Text } from '@fio/design-system/text';
import { navigateTo } from '@fio/platform/router';
import { LoginForm } from '../login/login-form.tsx';
import { hasPendingVote, rememberPage } from '../votes/pending-vote.ts';
import { enterHere, type Entering } from './use-entry.ts';
import { useEnterWords } from './words.ts';
import classes from './enter.module.css';

const WHY = { known: 'known', registered: 'justRegistered' } as const;

function toForgot(href: string): void {
  rememberPage(window.location);
  navigateTo(href);
}

interface Props {
  readonly entering: Entering;
  /** Nobody can register now. */
  readonly closed: boolean;
  readonly onBack: () => void;
}

/** The password of an account that exists. */
export function SignInStep({ entering: { user, why }, closed, onBack }: Props) {
  const t = useEnterWords();
  const said = why === 'asked' ? closed && t('closed') : t(WHY[why]);
  return (
    <div className={classes['stack']}>
      <div role="status">{said && <Text>{said}</Text>}</div>
      <LoginForm
        key={user}
        user={user}
        action={t(hasPendingVote() ? 'enterVote' : 'enter')}
        onToken={enterHere}
      />
      <div className={classes['others']}>
        <Button variant="quiet" href="/forgot" onNavigate={toForgot}>
          {t('forgot')}
        </Button>
        {!closed && why !== 'registered' && (
          <Button variant="quiet" onClick={onBack}>
            {t(why === 'known' ? 'other' : 'back')}
          </Button>
        )}
      </div>
    </div>
  );
}
