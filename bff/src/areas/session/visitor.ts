import type { Visitor } from '@fio/contracts';
import type { ResolvedSession } from '../../core/identity/ResolvedSession.ts';
import { AppError } from '../../core/errors.ts';
import type { RequestContext } from '../../core/request/RequestContext.ts';

async function staffName({ db }: RequestContext, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const staff = await db.adminUser.findUnique({ where: { id }, select: { name: true } });
  return staff?.name ?? null;
}

/** The visitor as they see themselves. */
export async function presentVisitor(context: RequestContext, session: ResolvedSession): Promise<Visitor> {
  const row = await context.identity.visitors.find(session.subjectId);
  if (!row) throw new AppError('UNAUTHORIZED');
  const { cpfEncrypted: _, ...kept } = row;
  return {
    ...kept,
    cpf: context.vaults.cpf.cpfOf(row),
    exp: session.expiresAt.toISOString(),
    skipLogout: session.enteredById !== null,
    enteredBy: await staffName(context, session.enteredById),
  };
}
