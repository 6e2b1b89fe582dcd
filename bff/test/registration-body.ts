import { randomInt } from 'node:crypto';
import type { RegistrationInput } from '@fio/contracts';
import { PASSWORD, someCpf } from './factories.ts';

const number = (digits: number) => String(randomInt(10 ** digits)).padStart(digits, '0');

/** A registration that is accepted, unlike any other of the run; `changes` break or fix what a test is about. */
export function registrationBody(changes: Partial<RegistrationInput> = {}): RegistrationInput {
  const email = changes.email ?? `novo-${number(12)}@exemplo.example`;
  return {
    cpf: someCpf(),
    name: 'Jandira',
    lastName: 'Bragança',
    email,
    emailConfirmation: email,
    phone: `219${number(8)}`,
    birthDate: '1991-02-03',
    state: 'PE',
    city: 'Olinda',
    password: PASSWORD,
    passwordConfirmation: PASSWORD,
    regulation: true,
    terms: true,
    marketing: false,
    documents: [],
    ...changes,
  };
}
