import type { ErrorCode } from '@fio/contracts/errors/codes';
import type { RegistrationInput } from '@fio/contracts/public/registrations';

export type RegistrationField = Exclude<keyof RegistrationInput, 'utm' | 'documents'>;

/** The three steps with the fields each asks for, in their order on the page. */
export const STEPS = [
  { title: 'cpfTitle', fields: ['cpf'] },
  { title: 'dataTitle', fields: ['name', 'lastName', 'birthDate', 'phone', 'state', 'city'] },
  {
    title: 'accessTitle',
    fields: [
      'email',
      'emailConfirmation',
      'password',
      'passwordConfirmation',
      'regulation',
      'terms',
      'marketing',
    ],
  },
] as const satisfies readonly { title: string; fields: readonly RegistrationField[] }[];

const FIELD_OF_CODE: Partial<Record<ErrorCode, RegistrationField>> = {
  CPF_FOUND: 'cpf',
  CPF_BLOCKED: 'cpf',
  EMAIL_FOUND: 'email',
  PHONE_FOUND: 'phone',
  INVALID_STATE: 'state',
  INVALID_CITY: 'city',
  MIN_AGE: 'birthDate',
  FUTURE_DATE: 'birthDate',
  PASS_REQUIRES: 'password',
};

/** The step that asks for a field; -1 for a name no step has. */
export const stepOf = (name: string): number =>
  STEPS.findIndex(({ fields }) => (fields as readonly string[]).includes(name));

interface Refusal {
  readonly code: ErrorCode;
  readonly message: string;
  readonly fields: Readonly<Record<string, readonly { message: string }[]>>;
}

/** Which fields a refusal of the server is about, with the message of each. Empty when it is about none. */
export function refusedFields({ code, message, fields }: Refusal): [RegistrationField, string][] {
  const named = Object.entries(fields).filter(([name]) => stepOf(name) >= 0);
  if (named.length > 0)
    return named.map(([name, problems]) => [name as RegistrationField, problems[0]?.message ?? message]);
  const field = FIELD_OF_CODE[code];
  return field ? [[field, message]] : [];
}
