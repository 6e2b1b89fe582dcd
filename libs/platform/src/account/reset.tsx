import { Button } from '@fio/design-system/button';
import { Text } from '@fio/design-system/text';
import { navigateTo } from '../router/index.ts';
import type { RecoverySide } from './recovery.ts';
import { ResetForm } from './reset-form.tsx';
import { useResetToken } from './use-reset-token.ts';
import { useRecoveryWords } from './words.ts';

/** Sets a new password with the link of the recovery e-mail. */
export function Reset(side: RecoverySide) {
  const { Page, paths } = side;
  const t = useRecoveryWords();
  const { token, state, invalidate } = useResetToken(side);
  if (state === 'invalid')
    return (
      <Page title={t('invalidTitle')} lead={t('invalidText')}>
        <Button size="lg" href={paths.forgot} onNavigate={navigateTo}>
          {t('again')}
        </Button>
      </Page>
    );
  if (state === 'stopped')
    return (
      <Page title={t('stoppedTitle')} lead={t('stoppedText')}>
        <Button size="lg" href={paths.login} onNavigate={navigateTo}>
          {t('back')}
        </Button>
      </Page>
    );
  return (
    <Page title={t('resetTitle')} lead={t('resetLead')}>
      {state === 'checking' ? (
        <Text role="status">{t('checking')}</Text>
      ) : (
        <ResetForm {...side} token={token} onInvalid={invalidate} />
      )}
    </Page>
  );
}
