import { useState } from 'react';
import { Button } from '@fio/design-system/button';
import { EmailField } from '@fio/design-system/fields';
import { Link } from '@fio/design-system/link';
import { api } from '../api/index.ts';
import { useContractForm } from '../forms/index.ts';
import { navigateTo } from '../router/index.ts';
import { FormAlert } from './form-alert.tsx';
import { FormBody, FormLinks } from './form-page.tsx';
import { Notice } from './notice.tsx';
import type { RecoverySide } from './recovery.ts';
import { useRecoveryWords } from './words.ts';

function ForgotForm({
  endpoints,
  onSent,
}: Pick<RecoverySide, 'endpoints'> & { onSent: (email: string) => void }) {
  const t = useRecoveryWords();
  const { form, submit, errorOf } = useContractForm(endpoints.forgot.body, { email: '' });
  const send = submit(async (body) => {
    await api(endpoints.forgot, { body });
    onSent(body.email);
  });
  return (
    <FormBody name={t('forgotTitle')} onSubmit={(event) => void send(event)}>
      <FormAlert message={errorOf('root')} />
      <EmailField {...form.register('email')} label={t('email')} error={errorOf('email')} required />
      <Button type="submit" size="lg" fullWidth loading={form.formState.isSubmitting}>
        {t('send')}
      </Button>
    </FormBody>
  );
}

/** Asks for a recovery link. The answer reads the same whether or not there is such an account. */
export function Forgot({ endpoints, paths, Page }: RecoverySide) {
  const t = useRecoveryWords();
  const [sentTo, setSentTo] = useState<string>();
  const back = (
    <Link href={paths.login} onNavigate={navigateTo}>
      {t('back')}
    </Link>
  );
  if (sentTo)
    return (
      <Page title={t('sentTitle')}>
        <Notice>{t('sentText', { email: sentTo })}</Notice>
        <p>{t('sentHint')}</p>
        <FormLinks>
          {back}
          <Button variant="quiet" onClick={() => setSentTo(undefined)}>
            {t('again')}
          </Button>
        </FormLinks>
      </Page>
    );
  return (
    <Page title={t('forgotTitle')} lead={t('forgotLead')}>
      <ForgotForm endpoints={endpoints} onSent={setSentTo} />
      <FormLinks>{back}</FormLinks>
    </Page>
  );
}
