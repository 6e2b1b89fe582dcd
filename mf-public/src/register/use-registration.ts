import { useEffect, useState } from 'react';
import { registrationInput, registrations } from '@fio/contracts/public/registrations';
import { validationText } from '@fio/contracts/errors/validation';
import { ageOn, isDateText, todayInSaoPaulo } from '@fio/domain/calendar';
import { api, ApiError, useApiMutation } from '@fio/platform/api';
import { boot, serverNow } from '@fio/platform/boot';
import { useContractForm } from '@fio/platform/forms';
import { language } from '@fio/platform/i18n';
import { useFlags } from '@fio/platform/settings';
import { visitUtm } from '../page/utm.ts';
import { dropProgress, keepProgress, keptProgress } from './progress.ts';
import { useDocuments } from './use-documents.ts';
import { refusedFields, STEPS, stepOf, type RegistrationField } from './steps.ts';

const EMPTY = {
  name: '',
  lastName: '',
  birthDate: '',
  phone: '',
  state: '',
  city: '',
  email: '',
  emailConfirmation: '',
  password: '',
  passwordConfirmation: '',
  marketing: false,
  documents: [],
};

/** Who has just registered, in memory only, so that they can sign in without typing again. */
export interface Registered {
  readonly email: string;
  readonly password: string;
}

/** A CPF typed before is at hand as long as the page lives; it never rests in the browser's storage. */
const typedCpf = () => useFlags.getState().cpf;

const isField = (name: string | undefined): name is RegistrationField =>
  name !== undefined && stepOf(name) >= 0;

function useRegistrationForm() {
  const contract = useContractForm(registrationInput, {
    ...EMPTY,
    ...keptProgress(),
    cpf: typedCpf(),
  });
  const { subscribe, getFieldState, trigger } = contract.form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          keepProgress(values);
          useFlags.setState({ cpf: values.cpf });
          // What is being mended stops being called wrong as soon as it is right.
          if (isField(name) && getFieldState(name).error) void trigger(name);
        },
      }),
    [subscribe, getFieldState, trigger],
  );
  return contract;
}

/** The birth date's problem where the campaign has a minimum age; the server decides, this spares the way to it. */
function tooYoung(birthDate: string): string | undefined {
  const { minimumAge } = boot().campaign;
  if (minimumAge === null || !isDateText(birthDate)) return undefined;
  const young = ageOn(birthDate, todayInSaoPaulo(serverNow())) < minimumAge;
  return young ? validationText(language(), 'min_age', minimumAge) : undefined;
}

/** The three steps of a registration: what is typed, where one is, what is wrong, and sending it. */
export function useRegistration() {
  const { form, submit, errorOf } = useRegistrationForm();
  const register = useApiMutation(registrations.register);
  const { documents, reload } = useDocuments();
  const [step, setStep] = useState(0);
  // How often, and at which step last: the summary speaks after a refusal, never while one is still typing.
  const [failures, setFailures] = useState({ count: 0, step: -1 });
  const [checking, setChecking] = useState(false);
  const [closed, setClosed] = useState(false);
  const [registered, setRegistered] = useState<Registered>();
  const fail = (at = step) => setFailures(({ count }) => ({ count: count + 1, step: at }));

  const refuse = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'REGISTRATION_CLOSED') return setClosed(true);
    if (error.code === 'DOCUMENTS_CHANGED') {
      // What was ticked was another text.
      form.setValue('regulation', undefined as never);
      form.setValue('terms', undefined as never);
      reload();
    }
    const fields = refusedFields(error);
    for (const [name, message] of fields) form.setError(name, { type: error.code, message });
    if (fields.length === 0) form.setError('root', { type: error.code, message: error.message });
    const first = fields[0] && stepOf(fields[0][0]);
    if (first !== undefined) setStep(first);
    fail(first);
  };

  const passes = async (fields: readonly RegistrationField[]) => {
    const valid = await form.trigger([...fields]);
    const young = fields.includes('birthDate') ? tooYoung(form.getValues('birthDate')) : undefined;
    if (young) form.setError('birthDate', { type: 'min_age', message: young });
    return valid && !young;
  };

  const next = async () => {
    if (checking) return;
    form.clearErrors('root');
    if (!(await passes(STEPS[step]?.fields ?? []))) return fail();
    setChecking(true);
    try {
      if (step === 0) await api(registrations.checkCpf, { body: { cpf: form.getValues('cpf') } });
      setStep(step + 1);
    } catch (error) {
      refuse(error);
    } finally {
      setChecking(false);
    }
  };

  const send = submit(async (body) => {
    try {
      const seen = { documents: documents.map(({ id }) => id), utm: visitUtm() };
      const { email } = await register.mutateAsync({ body: { ...body, ...seen } });
      setRegistered({ email, password: body.password });
      useFlags.setState({ cpf: '' });
      dropProgress();
    } catch (error) {
      refuse(error);
    }
  });
  const finish = async () => {
    form.clearErrors('root');
    if (await passes(STEPS.flatMap(({ fields }) => fields))) await send();
    else fail();
  };

  return {
    form,
    errorOf,
    documents,
    step,
    back: () => setStep(step - 1),
    goTo: setStep,
    submit: step < STEPS.length - 1 ? next : finish,
    busy: checking || form.formState.isSubmitting,
    failures,
    closed,
    registered,
  };
}
export type Registration = ReturnType<typeof useRegistration>;
