import type { Visitor } from '@fio/contracts/public/visitor-session';
import { registrations } from '@fio/contracts/public/registrations';
import { Button } from '@fio/design-system/button';
import { StateChip } from '@fio/design-system/chip';
import { IconAlertTriangle, IconCheck } from '@fio/design-system/icons';
import { useApiMutation } from '@fio/platform/api';
import { toast } from '@fio/platform/feedback';
import classes from '../profile.module.css';
import { useProfileDataWords } from './words.ts';

/** The address of today, whether it is confirmed, and its link again. */
export function Email({ visitor: { email, emailVerified, skipLogout } }: { visitor: Visitor }) {
  const t = useProfileDataWords();
  const resend = useApiMutation(registrations.resend);
  const send = () => resend.mutate({}, { onSuccess: () => toast.success(t('resent')) });
  return (
    <span className={classes['verified']}>
      {email}
      <StateChip
        tone={emailVerified ? 'success' : 'warning'}
        icon={emailVerified ? <IconCheck size={14} /> : <IconAlertTriangle size={14} />}
      >
        {t(emailVerified ? 'verified' : 'unverified')}
      </StateChip>
      {!emailVerified && !skipLogout && (
        <Button size="sm" variant="secondary" loading={resend.isPending} onClick={send}>
          {t('resend')}
        </Button>
      )}
    </span>
  );
}
