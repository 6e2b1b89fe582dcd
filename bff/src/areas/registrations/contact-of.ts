import { formatCpf, formatPhone, maskCpf, maskEmail } from '@fio/domain';
import { holds } from '../../core/identity/holds.ts';
import type { Registration } from '../../generated/prisma/client.ts';
import type { RequestContext } from '../../http/context.ts';

const LAST_DIGITS = -4;

type Person = Pick<Registration, 'cpfEncrypted' | 'email' | 'phone'>;

/** Whole CPF, e-mail and phone are for whom may see registrations (product/domain.md, 3.0). */
export function contactOf(
  context: Pick<RequestContext, 'session' | 'cpfVault'>,
  { cpfEncrypted, email, phone }: Person,
) {
  const cpf = context.cpfVault.decrypt(cpfEncrypted);
  return holds(context, 'registrations:view')
    ? { cpf: formatCpf(cpf), email, phone: formatPhone(phone) }
    : { cpf: maskCpf(cpf), email: maskEmail(email), phone: `••• ${phone.slice(LAST_DIGITS)}` };
}
