import { formatCpf, formatPhone, maskCpf, maskEmail, maskPhone } from '@fio/domain';
import { holds } from '../identity/holds.ts';
import type { Registration } from '../../generated/prisma/client.ts';
import type { RequestContext } from '../request/RequestContext.ts';
import { seesWhole } from './whole-data.ts';

type Person = Pick<Registration, 'id' | 'cpfEncrypted' | 'email' | 'phone'>;

/** How to reach a person: CPF and phone as far as the caller may know them, the address for whom may see registrations. */
export function contactOf(context: Pick<RequestContext, 'session' | 'vaults'>, person: Person) {
  const { email, phone } = person;
  const cpf = context.vaults.cpf.cpfOf(person);
  const isWhole = seesWhole(context);
  return {
    cpf: isWhole ? formatCpf(cpf) : maskCpf(cpf),
    email: holds(context, 'registrations:view') ? email : maskEmail(email),
    phone: isWhole ? formatPhone(phone) : maskPhone(phone),
  };
}
