import type { BodyOf, cpfBlock, ResponseOf } from '@fio/contracts';
import { AppError } from '../../core/errors.ts';
import type { RequestContext, StaffContext } from '../../core/request/RequestContext.ts';
import { createBlock } from './create-block.ts';

const fullName = ({ name, lastName }: { name: string; lastName: string }) => `${name} ${lastName}`;

/** Whom a block of the CPF would hit, so that it can be said before. */
export async function whomBlocks(
  { db, vaults }: Pick<RequestContext, 'db' | 'vaults'>,
  cpf: string,
): Promise<ResponseOf<typeof cpfBlock.whom>> {
  const found = await db.registration.findFirst({
    where: { cpfHash: { in: vaults.cpf.hashes(cpf) }, anonymisedAt: null },
    select: { id: true, name: true, lastName: true },
  });
  return { registration: found && { id: found.id, name: fullName(found) } };
}

/** Blocks the CPF of a registration. NOT_FOUND without it; CONFLICT of one that has been anonymised or is blocked. */
export async function blockRegistration(
  context: StaffContext,
  id: string,
  body: BodyOf<typeof cpfBlock.blockRegistration>,
) {
  const person = await context.db.registration.findUnique({
    where: { id },
    select: { id: true, cpfEncrypted: true, blockedAt: true, anonymisedAt: true },
  });
  if (person === null) throw new AppError('NOT_FOUND');
  if (person.anonymisedAt || person.blockedAt) throw new AppError('CONFLICT');
  await createBlock(context, { ...body, cpf: context.vaults.cpf.cpfOf(person) });
}
