import { PageHeader } from '@fio/design-system/page';
import { ChangePassword } from './change-password.tsx';
import classes from './security.module.css';
import { Sessions } from './sessions.tsx';
import { TwoFactor } from './two-factor/two-factor.tsx';
import { useSecurityWords } from './words.ts';

/** /admin/update: how one signs in, and where one is signed in. Needs no permission (specification, section 6). */
export function SecurityPage() {
  const t = useSecurityWords();
  return (
    <>
      <PageHeader title={t('title')} />
      <div className={classes['parts']}>
        <ChangePassword />
        <TwoFactor />
        <Sessions />
      </div>
    </>
  );
}
