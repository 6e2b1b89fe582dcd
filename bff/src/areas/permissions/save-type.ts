import { type BodyOf, DEFAULT_PERMISSIONS, type permissions, type TypePermissions } from '@fio/contracts';
import { recordAction } from '../../core/audit/record-action.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import type { RequestContext, StaffContext } from '../../core/request/RequestContext.ts';
import { AppError } from '../../core/errors.ts';
import { assertMayGive, assertWayBack } from './guard-grant.ts';
import { findType, typeAudited } from './type-permissions.ts';

type Type = TypePermissions['type'];
type Body = BodyOf<typeof permissions.saveType>;

/**
 * Of two who change it at once, one finds another version. A row stays once it is there, JSON's null for what the product
 * comes with: were it deleted, versions would come again and mean something else.
 */
async function write(tx: Transaction, type: Type, { entries, version }: Body): Promise<void> {
  const permissions = entries ?? Prisma.JsonNull;
  const { count } =
    version === 0
      ? await tx.typePermissions.createMany({ data: [{ type, permissions }], skipDuplicates: true })
      : await tx.typePermissions.updateMany({
          where: { type, version },
          data: { permissions, version: { increment: 1 } },
        });
  if (count === 0) throw new AppError('CONFLICT');
}

/** Whether the caller lives by the type's permissions; a token's own type is never super, its owner's may be. */
async function livesBy(context: StaffContext, tx: Transaction, type: Type) {
  const { id } = context.session.admin;
  const own = await tx.adminUser.findUniqueOrThrow({ where: { id } });
  return own.type === type && own.permissions === null;
}

/** The audit's row of a type has no record to be told of: whoever follows one is asked for their permission anew. */
async function askFollowersAnew({ actor, clock }: RequestContext, tx: Transaction, type: Type) {
  const change = { actorId: actor.id, by: actor.name, action: 'manage', at: clock.now().toISOString() };
  const notice = JSON.stringify({ resource: 'permissions', id: type, ...change });
  await tx.$executeRaw`SELECT pg_notify('record_changed', ${notice})`;
}

export function saveType(context: StaffContext, type: Type, body: Body): Promise<TypePermissions> {
  return context.transaction(async (tx) => {
    const before = await findType(tx, type);
    // What the guard compares with is what is written over, also when somebody else is about to save.
    if (before.version !== body.version) throw new AppError('CONFLICT');
    const wanted = body.entries ?? DEFAULT_PERMISSIONS[type];
    assertMayGive(context, before.entries, wanted);
    if (await livesBy(context, tx, type)) assertWayBack(wanted);
    await write(tx, type, body);
    await askFollowersAnew(context, tx, type);
    const after = await findType(tx, type);
    await recordAction(tx, {
      actor: context.actor,
      at: context.clock.now(),
      resource: 'permissions',
      recordId: null,
      action: 'manage',
      summary: type,
      before: typeAudited(before),
      after: typeAudited(after),
    });
    return after;
  });
}
