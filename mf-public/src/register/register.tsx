import { Link } from '@fio/design-system/link';
import { navigateTo } from '@fio/platform/router';
import { FormLinks } from '@fio/platform/account';
import { FormPage } from '../page/form-page.tsx';
import { useRegisterWindow } from '../page/register-window.ts';
import { useNow } from '../page/use-now.ts';
import { RegistrationDone } from './registration-done.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { useRegistration } from './use-registration.ts';
import { WindowClosed } from './window-closed.tsx';
import { useRegisterWords } from './words.ts';

/** Registration: the form within the window, and what there is to say outside it. */
export function Register() {
  const t = useRegisterWords();
  const registration = useRegistration();
  const { registered, closed } = registration;
  const window = useRegisterWindow(useNow(!registered));
  if (registered) return <RegistrationDone {...registered} />;
  if (closed || !window.isEnabled) return <WindowClosed state={window} />;
  return (
    <FormPage title={t('title')}>
      <RegistrationForm registration={registration} />
      <FormLinks>
        <Link href="/login" onNavigate={navigateTo}>
          {t('haveAccount')}
        </Link>
      </FormLinks>
    </FormPage>
  );
}
