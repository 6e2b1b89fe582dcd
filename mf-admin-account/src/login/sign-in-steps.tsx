import { useState, type ComponentType } from 'react';
import { account } from '@fio/contracts/admin/account';
import { ApiError, api } from '@fio/platform/api';
import type { FormPageProps } from '@fio/platform/account';
import { signedIn } from '@fio/platform/session';
import { useAccountWords } from '../words.ts';
import { CodeStep } from './code-step.tsx';
import { PasswordStep, type PasswordStepProps } from './password-step.tsx';
import type { Proved, SignIn } from './sign-in.ts';

/** Resolves to whether a code is wanted, too. The session leads on from there. */
const signIn: SignIn = async (body) => {
  const answer = await api(account.login, { body });
  if ('twoFactor' in answer) return true;
  await signedIn('admin', answer.token);
  return false;
};

/** Whether the account was locked by wrong passwords, which a code gets past. */
const isLocked = (error: unknown) => error instanceof ApiError && error.code === 'BLOCKED_PASS';

interface Props extends Omit<PasswordStepProps, 'onEnter' | 'onCode' | 'locked'> {
  /** What stands around each step. */
  readonly Frame: ComponentType<FormPageProps>;
}

/** The staff's way in, on its page and in the pop-up of an expired session: the password, and a code where one is asked for. */
export function SignInSteps({ Frame, ...first }: Props) {
  const t = useAccountWords();
  const [proved, setProved] = useState<Proved | null>(null);
  /** The e-mail that was refused as locked. */
  const [locked, setLocked] = useState<string | null>(null);
  const [recovers, setRecovers] = useState(false);
  if (proved === null)
    return (
      <Frame title={t('loginTitle')} lead={t('loginLead')}>
        <PasswordStep
          {...first}
          onEnter={async (body) => {
            setLocked(null);
            try {
              if (await signIn(body)) setProved(body);
            } catch (error) {
              if (isLocked(error)) setLocked(body.email);
              throw error;
            }
          }}
          locked={locked}
          onCode={setProved}
        />
      </Frame>
    );
  const lead = locked ? t('lockedLead') : t('codeLead');
  return (
    <Frame title={t('codeTitle')} lead={recovers ? t('recoveryLead') : lead}>
      <CodeStep
        key={String(recovers)}
        recovers={recovers}
        onEnter={(code) => signIn({ ...proved, code })}
        onOther={() => setRecovers(!recovers)}
        onBack={() => {
          setProved(null);
          setLocked(null);
          setRecovers(false);
        }}
      />
    </Frame>
  );
}
