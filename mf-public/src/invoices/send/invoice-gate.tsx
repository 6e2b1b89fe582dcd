import type { ReactNode } from 'react';
import { Button } from '@fio/design-system/button';
import { EmptyState } from '@fio/design-system/empty-state';
import { Skeleton } from '@fio/design-system/skeleton';
import { Text } from '@fio/design-system/text';
import { registrations } from '@fio/contracts/public/registrations';
import { useApiMutation } from '@fio/platform/api';
import { toast } from '@fio/platform/feedback';
import { serverNow } from '@fio/platform/boot';
import { format } from '@fio/platform/i18n';
import { tokens, useVisitor } from '@fio/platform/session';
import { enterFor } from '../../dialogs/enter-for.ts';
import { OwnOnly } from '../../profile/own-only.tsx';
import { invoiceWindow } from '../invoice-window.ts';
import { useInvoicesWords } from '../words.ts';
import classes from './send.module.css';

/** Winners are told by e-mail: whoever takes part has confirmed theirs, and may have the link sent again here. */
function Unconfirmed({ email }: { email: string }) {
  const t = useInvoicesWords();
  const resend = useApiMutation(registrations.resend);
  const send = () => resend.mutate({}, { onSuccess: () => toast.success(t('unconfirmedSent')) });
  return (
    <EmptyState
      title={t('unconfirmed')}
      text={t('unconfirmedText', { email })}
      headingLevel={3}
      action={
        <Button loading={resend.isPending} onClick={send} data-autofocus>
          {t('unconfirmedSend')}
        </Button>
      }
    />
  );
}

/** Receipts are sent in the window, by who is signed in, for themselves; anyone else is told what to do. */
export function InvoiceGate({ children }: { children: ReactNode }) {
  const t = useInvoicesWords();
  const visitor = useVisitor();
  const { isEnabled, hasEnded, start, end } = invoiceWindow(serverNow());
  if (!isEnabled) {
    const when = hasEnded ? end : start;
    const text = when && t(hasEnded ? 'closedText' : 'notOpenText', { when: format.dateTime(when) });
    return <EmptyState title={t(hasEnded ? 'closed' : 'notOpen')} text={text} headingLevel={3} />;
  }
  if (visitor && !visitor.emailVerified && !visitor.skipLogout) return <Unconfirmed email={visitor.email} />;
  if (visitor) return <OwnOnly visitor={visitor}>{children}</OwnOnly>;
  if (tokens.get('user')) return <Skeleton height={240} radius="card" />;
  return (
    <div className={classes['form']}>
      <Text>{t('signInText')}</Text>
      <div className={classes['buttons']}>
        <Button size="lg" onClick={() => enterFor('nota')} data-autofocus>
          {t('signIn')}
        </Button>
      </div>
    </div>
  );
}
