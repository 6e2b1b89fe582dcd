import { isCpf, isEmail, normalizeCpf, normalizeEmail } from '@fio/domain';

/** What a visitor typed to say who they are. */
export type Identifier =
  | { kind: 'cpf'; value: string }
  | { kind: 'email'; value: string }
  | { kind: 'nobody'; value: string };

/** A CPF with or without its mask, or an e-mail; anything else is nobody, and counted like everybody. */
export function identify(user: string): Identifier {
  if (isEmail(user)) return { kind: 'email', value: normalizeEmail(user) };
  if (isCpf(user)) return { kind: 'cpf', value: normalizeCpf(user) };
  return { kind: 'nobody', value: normalizeEmail(user) };
}
