import { useState } from 'react';
import { registrations } from '@fio/contracts/public/registrations';
import { api, ApiError, useApiMutation } from '@fio/platform/api';
import { useFlags } from '@fio/platform/settings';
import { visitInvitation, visitUtm } from '@fio/platform/utm';
import { checkFields } from './check-fields.ts';
import { dropProgress } from './progress.ts';
import { STEPS } from './steps.ts';
import { useDocuments } from './use-documents.ts';
import { useRefusals } from './use-refusals.ts';
import { useRegistrationForm, type RegistrationForm } from './use-registration-form.ts';

/** Who has just registered, in memory only, so that they can sign in without typing again. */
export interface Registered {
  readonly email: string;
  readonly password: string;
}

/** Where the form leads when it stands in the sheet of a vote; without these it is a page of its own. */
interface RegistrationWay {
  /** The CPF has an account already: its owner signs in. */
  readonly onKnown: (cpf: string) => void;
  readonly onRegistered: (registered: Registered) => Promise<void>;
}

interface Step {
  readonly onKnown: RegistrationWay['onKnown'] | undefined;
  readonly form: RegistrationForm;
  readonly step: number;
  readonly goTo: (step: number) => void;
  readonly fail: () => void;
  readonly refuse: (error: unknown) => void;
}

/** The way from one step to the next: its fields' rules and, for the CPF, the server's word. */
function useNextStep({ form, step, goTo, fail, refuse, onKnown }: Step) {
  const [checking, setChecking] = useState(false);
  const next = async () => {
    if (checking) return;
    form.clearErrors('root');
    if (!(await checkFields(form, STEPS[step]?.fields ?? []))) return fail();
    setChecking(true);
    try {
      // In the sheet an account that exists is an answer like the other one.
      const quiet = onKnown !== undefined;
      if (step === 0) await api(registrations.checkCpf, { body: { cpf: form.getValues('cpf') } }, { quiet });
      goTo(step + 1);
    } catch (error) {
      if (onKnown && error instanceof ApiError && error.code === 'CPF_FOUND') onKnown(form.getValues('cpf'));
      else refuse(error);
    } finally {
      setChecking(false);
    }
  };
  return { checking, next };
}

/** The three steps of a registration: what is typed, where one is, what is wrong, and sending it. */
export function useRegistration(way?: RegistrationWay) {
  const { form, submit, errorOf } = useRegistrationForm();
  const register = useApiMutation(registrations.register);
  const { documents, reload } = useDocuments();
  const [step, goTo] = useState(0);
  const { failures, closed, fail, refuse } = useRefusals(form, { step, goTo, reload });
  const { checking, next } = useNextStep({ form, step, goTo, fail, refuse, onKnown: way?.onKnown });
  const [registered, setRegistered] = useState<Registered>();

  const send = submit(async (body) => {
    try {
      const seen = {
        documents: documents.map(({ id }) => id),
        utm: visitUtm(),
        invitation: visitInvitation(),
      };
      const { email } = await register.mutateAsync({ body: { ...body, ...seen } });
      useFlags.setState({ cpf: '' });
      dropProgress();
      const done = { email, password: body.password };
      if (way) await way.onRegistered(done);
      else setRegistered(done);
    } catch (error) {
      refuse(error);
    }
  });
  const finish = async () => {
    form.clearErrors('root');
    const all = STEPS.flatMap(({ fields }) => fields);
    if (await checkFields(form, all)) await send();
    else fail();
  };

  const isLast = step === STEPS.length - 1;
  return {
    form,
    errorOf,
    documents,
    step,
    back: () => goTo(step - 1),
    goTo,
    submit: isLast ? finish : next,
    busy: checking || form.formState.isSubmitting,
    /** The registration itself is on its way. */
    sending: isLast && form.formState.isSubmitting,
    failures,
    closed,
    registered,
  };
}
export type Registration = ReturnType<typeof useRegistration>;
