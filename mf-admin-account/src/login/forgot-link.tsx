import { Link } from '@fio/design-system/link';
import { FormLinks } from '@fio/platform/account';
import { navigateTo } from '@fio/platform/router';
import { useAccountWords } from '../words.ts';

/** To the recovery of a password. */
export function ForgotLink() {
  const t = useAccountWords();
  return (
    <FormLinks>
      <Link href="/admin/forgot" onNavigate={navigateTo}>
        {t('forgotLink')}
      </Link>
    </FormLinks>
  );
}
