import { useEffect } from 'react';
import { registrationInput } from '@fio/contracts/public/registrations';
import { useContractForm } from '@fio/platform/forms';
import { useFlags } from '@fio/platform/settings';
import { keepProgress, keptProgress } from './progress.ts';
import { stepOf, type RegistrationField } from './steps.ts';

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

/** A CPF typed before is at hand as long as the page lives; it never rests in the browser's storage. */
const typedCpf = () => useFlags.getState().cpf;

const isField = (name: string | undefined): name is RegistrationField =>
  name !== undefined && stepOf(name) >= 0;

/** The form of a registration, begun where it was left; what is typed is kept as it is typed. */
export function useRegistrationForm() {
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
export type RegistrationForm = ReturnType<typeof useRegistrationForm>['form'];
