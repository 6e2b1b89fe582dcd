import { useState } from 'react';
import { unsubscribe } from '@fio/contracts/public/unsubscribe';
import { Button } from '@fio/design-system/button';
import { EmailField } from '@fio/design-system/fields';
import { Link } from '@fio/design-system/link';
import { Text } from '@fio/design-system/text';
import { FormAlert, FormBody, FormLinks, Notice } from '@fio/platform/account';
import { api } from '@fio/platform/api';
import { useContractForm } from '@fio/platform/forms';
import { navigateTo } from '@fio/platform/router';
import { useUnsubscribeWords } from './words.ts';

/** For who has no link and is not signed in: sends one; the answer never tells who has an account. */
export function AskForLink() {
  const t = useUnsubscribeWords();
  const [sentTo, setSentTo] = useState<string>();
  const { form, submit, errorOf } = useContractForm(unsubscribe.sendLink.body, { email: '' });
  const send = submit(async (body) => {
    await api(unsubscribe.sendLink, { body });
    setSentTo(body.email);
  });
  if (sentTo) return <Notice>{t('sent', { email: sentTo })}</Notice>;
  return (
    <>
      <Text tone="muted">{t('lead')}</Text>
      <FormBody name={t('title')} onSubmit={(event) => void send(event)}>
        <FormAlert message={errorOf('root')} />
        <EmailField {...form.register('email')} label={t('email')} error={errorOf('email')} required />
        <Button type="submit" size="lg" fullWidth loading={form.formState.isSubmitting}>
          {t('send')}
        </Button>
      </FormBody>
      <FormLinks>
        <Link href="/perfil?aba=privacidade" onNavigate={navigateTo}>
          {t('signIn')}
        </Link>
      </FormLinks>
    </>
  );
}
