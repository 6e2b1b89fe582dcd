import { useState } from 'react';
import { account } from '@fio/contracts/admin/account';
import { api } from '@fio/platform/api';
import { FormPage } from '@fio/platform/account';
import { signedIn } from '@fio/platform/session';
import { useAccountWords } from '../words.ts';
import { CodeStep } from './code-step.tsx';
import { PasswordStep } from './password-step.tsx';
import type { Proved, SignIn } from './sign-in.ts';

/** Resolves to whether a code is wanted, too. It leads back to the page one was sent away from. */
const signIn: SignIn = async (body) => {
  const answer = await api(account.login, { body });
  if ('twoFactor' in answer) return true;
  await signedIn('admin', answer.token);
  return false;
};

/** The staff's sign-in: the password, and a code where the account asks for one. */
export function Login() {
  const t = useAccountWords();
  const [proved, setProved] = useState<Proved | null>(null);
  const [recovers, setRecovers] = useState(false);
  if (proved === null)
    return (
      <FormPage title={t('loginTitle')} lead={t('loginLead')}>
        <PasswordStep
          onEnter={async (body) => {
            if (await signIn(body)) setProved(body);
          }}
        />
      </FormPage>
    );
  return (
    <FormPage title={t('codeTitle')} lead={recovers ? t('recoveryLead') : t('codeLead')}>
      <CodeStep
        key={String(recovers)}
        recovers={recovers}
        onEnter={(code) => signIn({ ...proved, code })}
        onOther={() => setRecovers(!recovers)}
        onBack={() => setProved(null)}
      />
    </FormPage>
  );
}
