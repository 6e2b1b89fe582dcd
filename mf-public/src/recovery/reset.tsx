import { Button } from '@fio/design-system/button';
import { Text } from '@fio/design-system/text';
import { navigateTo } from '@fio/platform/router';
import { FormPage } from '../page/form-page.tsx';
import { ResetForm } from './reset-form.tsx';
import { useResetToken } from './use-reset-token.ts';
import { useRecoveryWords } from './words.ts';

/** Sets a new password with the link of the recovery e-mail. */
export function Reset() {
  const t = useRecoveryWords();
  const { token, state, invalidate } = useResetToken();
  if (state === 'invalid')
    return (
      <FormPage title={t('invalidTitle')} lead={t('invalidText')}>
        <Button size="lg" href="/forgot" onNavigate={navigateTo}>
          {t('again')}
        </Button>
      </FormPage>
    );
  return (
    <FormPage title={t('resetTitle')} lead={t('resetLead')}>
      {state === 'checking' ? (
        <Text role="status">{t('checking')}</Text>
      ) : (
        <ResetForm token={token} onInvalid={invalidate} />
      )}
    </FormPage>
  );
}
