import type { BodyOf, tokens } from '@fio/contracts';
import { AppError, invalidField } from '../../core/errors.ts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import { auditToken } from './audit-token.ts';
import {
  findToken,
  isLastAllowed,
  lockToken,
  tokenDetailOf,
  tokenRowOf,
  type TokenRecord,
} from './token-record.ts';

/** A secret of somebody else's token would be their hand: it is given to its owner alone. */
export const assertOwner =
  ({ session }: StaffContext) =>
  ({ ownerId }: TokenRecord): void => {
    if (session.admin.id !== ownerId) throw new AppError('FORBIDDEN');
  };

/** Where it works is its owner's affair; a super user may come to their help. */
function assertMayUpdate({ session }: StaffContext, { ownerId }: TokenRecord): void {
  if (session.admin.id !== ownerId && session.admin.type !== 'super') throw new AppError('FORBIDDEN');
}

/** Changes where a token works and which version it speaks. CONFLICT for an older version of the record, or one that has ended. */
export function updateToken(
  context: StaffContext,
  id: string,
  { version, addresses, evenIfExcluded, apiVersion }: BodyOf<typeof tokens.update>,
) {
  const now = context.clock.now();
  return context.transaction(async (tx) => {
    const before = await lockToken(tx, id);
    assertMayUpdate(context, before);
    const row = tokenRowOf(before, now);
    if (before.version !== version || row.state !== 'active') throw new AppError('CONFLICT');
    if (!evenIfExcluded && !isLastAllowed(addresses, before))
      throw invalidField('addresses', 'excludes_last', 'INVALID_REQUEST', row.lastIp ?? '');
    await tx.apiToken.update({
      where: { id },
      data: { addresses: [...new Set(addresses)], apiVersion, version: { increment: 1 } },
    });
    const after = await findToken(tx, id);
    await auditToken(context, tx, { action: 'edit', before, after });
    return tokenDetailOf(tx, after, now);
  });
}
