import { useState } from 'react';
import { security, type OwnSecurity, type TwoFactorSetUp } from '@fio/contracts/admin/security';
import { Skeleton } from '@fio/design-system/skeleton';
import { useApiMutation, useApiQuery } from '@fio/platform/api';
import { LoadFailure } from '@fio/platform/area';
import { toast } from '@fio/platform/feedback';
import { navigateTo } from '@fio/platform/router';
import { fetchUser, STRATEGY_ROUTES } from '@fio/platform/session';
import { takeRedirect } from '@fio/platform/settings';
import { Part } from '../part.tsx';
import { useSecurityWords } from '../words.ts';
import { Overview, type Change } from './overview.tsx';
import { Proof } from './proof.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { Scan } from './scan.tsx';

type Step =
  | { readonly at: 'overview' }
  | { readonly at: 'proof'; readonly change: Change }
  | { readonly at: 'scan'; readonly setUp: TwoFactorSetUp }
  | { readonly at: 'codes'; readonly codes: readonly string[] };

const OVERVIEW: Step = { at: 'overview' };

/** What each change does with its proof, and the step it leads to. */
function useChanges(): Record<Change, (proof: string) => Promise<Step>> {
  const t = useSecurityWords();
  const prepare = useApiMutation(security.prepareTwoFactor);
  const disable = useApiMutation(security.disableTwoFactor, [security.get]);
  const renew = useApiMutation(security.renewRecoveryCodes, [security.get]);
  return {
    enable: async (password) => ({ at: 'scan', setUp: await prepare.mutateAsync({ body: { password } }) }),
    disable: async (code) => {
      await disable.mutateAsync({ body: { code } });
      toast.success(t('two.disabled'));
      await fetchUser('admin');
      return OVERVIEW;
    },
    renew: async (code) => ({ at: 'codes', codes: (await renew.mutateAsync({ body: { code } })).codes }),
  };
}

function Steps({ own, isDemanded }: { own: OwnSecurity; isDemanded: boolean }) {
  const [step, setStep] = useState(OVERVIEW);
  const changes = useChanges();
  const back = () => setStep(OVERVIEW);
  const kept = async () => {
    back();
    await fetchUser('admin');
    if (isDemanded) navigateTo(takeRedirect('admin') ?? STRATEGY_ROUTES.admin.home, { replace: true });
  };
  if (step.at === 'scan')
    return <Scan setUp={step.setUp} onCodes={(codes) => setStep({ at: 'codes', codes })} onCancel={back} />;
  if (step.at === 'codes') return <RecoveryCodes codes={step.codes} onDone={() => void kept()} />;
  if (step.at === 'overview')
    return <Overview own={own} onChange={(change) => setStep({ at: 'proof', change })} />;
  const { change } = step;
  return (
    <Proof
      change={change}
      onProved={async (proof) => setStep(await changes[change](proof))}
      onCancel={back}
    />
  );
}

/** The second step of one's own sign-in; `isDemanded` where one can't go on without. */
export function TwoFactor({ isDemanded = false }: { isDemanded?: boolean }) {
  const t = useSecurityWords();
  const { data, error, refetch, isFetching } = useApiQuery(security.get);
  return (
    <Part title={t('two.title')} {...(isDemanded && { lead: t('two.demanded') })}>
      {data && <Steps own={data} isDemanded={isDemanded} />}
      {!data && !error && <Skeleton height={120} radius="card" />}
      {!data && error && <LoadFailure error={error} onRetry={() => void refetch()} retrying={isFetching} />}
    </Part>
  );
}
