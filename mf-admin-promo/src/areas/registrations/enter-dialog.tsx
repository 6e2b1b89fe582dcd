import { useState } from 'react';
import { enter } from '@fio/contracts/admin/enter';
import { api } from '@fio/platform/api';
import { aboutRecord, ActionDialog, type ActionDialogProps } from '@fio/platform/area';
import { mayReplaceVisitor, signedIn } from '@fio/platform/session';
import { nameOf, type RegistrationDetail } from './registration-detail.ts';
import { useRegistrationsWords } from './words.ts';

/** Enters the public site as the person; its own strip leads back. */
export function EnterDialog({ record, onClose }: ActionDialogProps<RegistrationDetail>) {
  const t = useRegistrationsWords();
  const [busy, setBusy] = useState(false);
  const go = async () => {
    setBusy(true);
    try {
      // Of a visitor who is signed in in this browser; on a host of its own the public site asks.
      if (!(await mayReplaceVisitor())) return onClose(false);
      const entered = await api(enter, { params: { id: record.id } });
      onClose(true);
      // On a host of its own the public site takes the session over: nothing of it may be kept here.
      if ('address' in entered) window.location.assign(entered.address);
      else await signedIn('user', entered.token);
    } catch {
      // Told by the API's own message already.
      onClose(false);
    }
  };
  return (
    <ActionDialog
      label={t('action.login')}
      text={aboutRecord(nameOf(record), () => t('action.login.text'))}
      cancel={t('cancel')}
      onSubmit={(event) => {
        event.preventDefault();
        void go();
      }}
      onClose={() => onClose(false)}
      busy={busy}
    />
  );
}
