import { IconAlertTriangle } from '@fio/design-system/icons';
import { VisuallyHidden } from '@fio/design-system/visually-hidden';
import type { RegistrationDetail } from './registration-detail.ts';
import classes from './registrations.module.css';
import { useRegistrationsWords } from './words.ts';

/** The address, marked where nobody has confirmed it. */
export function RegistrationEmail({ row }: { row: Pick<RegistrationDetail, 'email' | 'emailVerified'> }) {
  const t = useRegistrationsWords();
  const { email, emailVerified } = row;
  if (email === null) return '–';
  return (
    <span className={classes['email']} title={emailVerified ? email : `${email} · ${t('unverified')}`}>
      {!emailVerified && (
        <>
          <IconAlertTriangle size={14} className={classes['unverified']} aria-hidden />
          <VisuallyHidden>{t('unverified')}</VisuallyHidden>
        </>
      )}
      {email}
    </span>
  );
}
