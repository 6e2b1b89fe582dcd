import { recovery } from '@fio/contracts/public/recovery';
import { Text } from '@fio/design-system/text';
import { Forgot, type FormPageProps, Reset, type RecoverySide } from '@fio/platform/account';
import { FormPage } from '../page/form-page.tsx';
import { useVisitorRecoveryWords } from './words.ts';

const visitors: RecoverySide = {
  endpoints: recovery,
  paths: { login: '/login', forgot: '/forgot', reset: '/reset' },
  Page: FormPage,
};

/** A new password takes nobody's passkey away: whoever fears that somebody else has one must know. */
function ResetPage({ children, ...page }: FormPageProps) {
  const t = useVisitorRecoveryWords();
  return (
    <FormPage {...page}>
      {children}
      <Text size="small" tone="muted">
        {t('passkeysStay')}
      </Text>
    </FormPage>
  );
}

export const VisitorForgot = () => <Forgot {...visitors} />;
export const VisitorReset = () => <Reset {...visitors} Page={ResetPage} />;
