import type { Visitor } from '@fio/contracts';
import type { ResolvedSession } from '../../core/identity/ResolvedSession.ts';
import { AppError } from '../../http/errors.ts';
import type { RequestContext } from '../../http/context.ts';

async function staffName({ db }: RequestContext, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const staff = await db.adminUser.findUnique({ where: { id }, select: { name: true } });
  return staff?.name ?? null;
}

/** The visitor as they see themselves. */
export async function presentVisitor(context: RequestContext, session: ResolvedSession): Promise<Visitor> {
  const { db, cpfVault } = context;
  const row = await db.registration.findUnique({ where: { id: session.subjectId } });
  if (!row) throw new AppError('UNAUTHORIZED');
  const { id, name, lastName, email, phone, state, city, marketing } = row;
  return {
    id,
    exp: session.expiresAt.toISOString(),
    name,
    lastName,
    email,
    emailVerified: row.emailVerifiedAt !== null,
    cpf: cpfVault.decrypt(row.cpfEncrypted),
    phone,
    birthDate: row.birthDate.toISOString().slice(0, 10),
    state,
    city,
    marketing,
    createdAt: row.createdAt.toISOString(),
    skipLogout: session.enteredById !== null,
    enteredBy: await staffName(context, session.enteredById),
  };
}
