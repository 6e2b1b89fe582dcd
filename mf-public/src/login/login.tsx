import { Link } from '@fio/design-system/link';
import { FormLinks } from '@fio/platform/account';
import { navigateTo } from '@fio/platform/router';
import { signedIn } from '@fio/platform/session';
import { EmailConfirmation } from '../confirm/email-confirmation.tsx';
import { FormPage } from '../page/form-page.tsx';
import { usePendingVote } from '../votes/pending-vote.ts';
import { LoginForm } from './login-form.tsx';
import { useLoginWords } from './words.ts';

/** The visitor's sign-in; a vote that waits for it is cast on the page one comes back to. */
export function Login() {
  const t = useLoginWords();
  const isVoteWaiting = usePendingVote();
  return (
    <FormPage title={t('title')} lead={t(isVoteWaiting ? 'vote' : 'lead')}>
      <EmailConfirmation />
      <LoginForm onToken={(token) => signedIn('user', token)} />
      <FormLinks>
        <Link href="/register" onNavigate={navigateTo}>
          {t('register')}
        </Link>
        <Link href="/forgot" onNavigate={navigateTo}>
          {t('forgot')}
        </Link>
      </FormLinks>
    </FormPage>
  );
}
