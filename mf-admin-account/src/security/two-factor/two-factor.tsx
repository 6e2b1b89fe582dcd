import { useState } from 'react';
import { security, type OwnSecurity, type TwoFactorSetUp } from '@fio/contracts/admin/security';
import { Skeleton } from '@fio/design-system/skeleton';
import { useApiMutation, useApiQuery } from '@fio/platform/api';
import { LoadFailure } from '@fio/platform/area';
import { toast } from '@fio/platform/feedback';
import { Part } from '../part.tsx';
import { useSecurityWords } from '../words.ts';
import { Overview, type Wish } from './overview.tsx';
import { PasswordProof } from './password-proof.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { Scan } from './scan.tsx';

type Step =
  | { readonly at: 'overview' }
  | { readonly at: 'proof'; readonly wish: Wish }
  | { readonly at: 'scan'; readonly setUp: TwoFactorSetUp }
  | { readonly at: 'codes'; readonly codes: readonly string[] };

const OVERVIEW: Step = { at: 'overview' };

/** What each wish does once the password is proved, and the step it leads to. */
function useWishes(): Record<Wish, (password: string) => Promise<Step>> {
  const t = useSecurityWords();
  const prepare = useApiMutation(security.prepareTwoFactor);
  const disable = useApiMutation(security.disableTwoFactor, [security.get]);
  const renew = useApiMutation(security.renewRecoveryCodes, [security.get]);
  return {
    enable: async (password) => ({ at: 'scan', setUp: await prepare.mutateAsync({ body: { password } }) }),
    disable: async (password) => {
      await disable.mutateAsync({ body: { password } });
      toast.success(t('two.disabled'));
      return OVERVIEW;
    },
    renew: async (password) => ({
      at: 'codes',
      codes: (await renew.mutateAsync({ body: { password } })).codes,
    }),
  };
}

function Steps({ own }: { own: OwnSecurity }) {
  const [step, setStep] = useState(OVERVIEW);
  const wishes = useWishes();
  const back = () => setStep(OVERVIEW);
  if (step.at === 'scan')
    return <Scan setUp={step.setUp} onCodes={(codes) => setStep({ at: 'codes', codes })} onCancel={back} />;
  if (step.at === 'codes') return <RecoveryCodes codes={step.codes} onDone={back} />;
  if (step.at === 'overview') return <Overview own={own} onWish={(wish) => setStep({ at: 'proof', wish })} />;
  const { wish } = step;
  return (
    <PasswordProof
      wish={wish}
      onProved={async (password) => setStep(await wishes[wish](password))}
      onCancel={back}
    />
  );
}

/** The second step of one's own sign-in. */
export function TwoFactor() {
  const t = useSecurityWords();
  const { data, error, refetch, isFetching } = useApiQuery(security.get);
  return (
    <Part title={t('two.title')}>
      {data && <Steps own={data} />}
      {!data && !error && <Skeleton height={120} radius="card" />}
      {!data && error && <LoadFailure error={error} onRetry={() => void refetch()} retrying={isFetching} />}
    </Part>
  );
}
