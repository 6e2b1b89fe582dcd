import { useState } from 'react';
import { useAdmin } from '@fio/platform/session';
import { PageHeader } from '@fio/design-system/page';
import { ChangePassword } from './change-password.tsx';
import classes from './security.module.css';
import { Sessions } from './sessions.tsx';
import { TwoFactor } from './two-factor/two-factor.tsx';
import { useSecurityWords } from './words.ts';

/**
 * /admin/update: how one signs in, and where one is signed in. Needs no permission (specification, section 6). An account
 * that must have a second factor finds nothing but that here, until it has one.
 */
export function SecurityPage() {
  const t = useSecurityWords();
  // As it was when one came: the recovery codes are still to be read when the factor is there.
  const isNeeded = useAdmin()?.secondFactor === 'needed';
  const [isSetUp, setSetUp] = useState(isNeeded);
  if (isNeeded && !isSetUp) setSetUp(true);
  if (isSetUp)
    return (
      <>
        <PageHeader title={t('title')} />
        <div className={classes['parts']}>
          <TwoFactor isDemanded />
        </div>
      </>
    );
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
