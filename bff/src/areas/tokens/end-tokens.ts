import type { AdminType } from '@fio/contracts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { RequestContext } from '../../http/context.ts';
import { auditToken } from './audit-token.ts';
import { findToken } from './token-record.ts';

interface Owner {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly type: AdminType;
}

/**
 * Ends the API tokens of somebody who has a new password, in its transaction, and tells them which: whoever knew the
 * old one may have made them, and would get by them past the new one. Call it after what changes the password, which
 * keeps out who makes a token meanwhile, and last, as it writes to the audit.
 */
export async function endTokensOf(context: RequestContext, tx: Transaction, owner: Owner): Promise<void> {
  const { clock, language, mail, config } = context;
  const now = clock.now();
  const before = await tx.apiToken.findMany({
    where: { ownerId: owner.id, revokedAt: null, expiresAt: { gt: now } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    include: { owner: true },
  });
  if (before.length === 0) return;
  await tx.apiToken.updateMany({
    where: { id: { in: before.map((token) => token.id) }, revokedAt: null },
    data: { revokedAt: now, revokedReason: 'password' },
  });
  await mail.queue(tx, {
    ...{ to: owner.email, template: 'tokens_ended', language, name: owner.name },
    link: new URL('/admin/update', config.adminUrl).href,
    params: { tokens: before.map(({ name, prefix }) => `${name} (${prefix}…)`).join(', ') },
  });
  const { id, name, type } = owner;
  const actor = { ...context.actor, id, name, type };
  for (const token of before)
    await auditToken({ actor, clock }, tx, {
      ...{ action: 'revoke', before: token },
      after: await findToken(tx, token.id),
    });
}
