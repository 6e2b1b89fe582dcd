import type { BodyOf, cpfBlock, ResponseOf } from '@fio/contracts';
import { AppError } from '../../core/errors.ts';
import { holds } from '../../core/identity/holds.ts';
import { recordNaming } from '../../core/people/whole-data.ts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import { createBlock } from './create-block.ts';

/** Whole for whom the list of registrations names it to; else enough to notice a wrong CPF by, which tells nobody who it is. */
const shownName = (context: StaffContext, { name, lastName }: { name: string; lastName: string }) =>
  holds(context, 'registrations:list') ? `${name} ${lastName}` : `${name} ${[...lastName][0] ?? ''}.`;

/** Whom a block of the CPF would hit, so that it can be said before. The audit is told of whoever is named. */
export async function whomBlocks(
  context: StaffContext,
  cpf: string,
): Promise<ResponseOf<typeof cpfBlock.whom>> {
  const { db, vaults } = context;
  const person = await db.registration.findFirst({
    where: { cpfHash: { in: vaults.cpf.hashes(cpf) }, anonymisedAt: null },
    select: { id: true, name: true, lastName: true },
  });
  await recordNaming(context, { person, path: '/admin/cpf-block' });
  return { registration: person && { id: person.id, name: shownName(context, person) } };
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
