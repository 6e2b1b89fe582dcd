import { useState } from 'react';
import { recovery } from '@fio/contracts/public/recovery';
import { Button } from '@fio/design-system/button';
import { EmailField } from '@fio/design-system/fields';
import { Link } from '@fio/design-system/link';
import { api } from '@fio/platform/api';
import { useContractForm } from '@fio/platform/forms';
import { navigateTo } from '@fio/platform/router';
import { FormAlert } from '../page/form-alert.tsx';
import { FormLinks, FormPage } from '../page/form-page.tsx';
import { Notice } from '../page/notice.tsx';
import { useRecoveryWords } from './words.ts';
import page from '../page/form-page.module.css';

function ForgotForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useRecoveryWords();
  const { form, submit, errorOf } = useContractForm(recovery.forgot.body, { email: '' });
  const send = submit(async (body) => {
    await api(recovery.forgot, { body });
    onSent(body.email);
  });
  return (
    <form
      className={page['form']}
      noValidate
      aria-label={t('forgotTitle')}
      onSubmit={(event) => void send(event)}
    >
      <FormAlert message={errorOf('root')} />
      <EmailField {...form.register('email')} label={t('email')} error={errorOf('email')} required />
      <Button type="submit" size="lg" fullWidth loading={form.formState.isSubmitting}>
        {t('send')}
      </Button>
    </form>
  );
}

/** Asks for a recovery link. The answer reads the same whether or not there is such an account. */
export function Forgot() {
  const t = useRecoveryWords();
  const [sentTo, setSentTo] = useState<string>();
  const back = (
    <Link href="/login" onNavigate={navigateTo}>
      {t('back')}
    </Link>
  );
  if (sentTo)
    return (
      <FormPage title={t('sentTitle')}>
        <Notice>{t('sentText', { email: sentTo })}</Notice>
        <p>{t('sentHint')}</p>
        <FormLinks>
          {back}
          <Button variant="quiet" onClick={() => setSentTo(undefined)}>
            {t('again')}
          </Button>
        </FormLinks>
      </FormPage>
    );
  return (
    <FormPage title={t('forgotTitle')} lead={t('forgotLead')}>
      <ForgotForm onSent={setSentTo} />
      <FormLinks>{back}</FormLinks>
    </FormPage>
  );
}
