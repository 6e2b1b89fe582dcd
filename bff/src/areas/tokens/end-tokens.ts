import type { AdminType } from '@fio/contracts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import { auditToken } from './audit-token.ts';
import { liveTokensOf } from './token-record.ts';

interface Owner {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly type: AdminType;
}

/**
 * Ends the API tokens of somebody who has a new password, in its transaction, and tells them which: whoever knew the
 * old one may have made them, and would get by them past the new one. Call it after what changes the password, which
 * keeps out who makes a token meanwhile, and before any audit row: whoever revokes a token locks it first, too.
 */
export async function endTokensOf(context: RequestContext, tx: Transaction, owner: Owner): Promise<void> {
  const { clock, language, mail, config } = context;
  const now = clock.now();
  const ended = await tx.apiToken.updateManyAndReturn({
    where: liveTokensOf(owner.id, now),
    data: { revokedAt: now, revokedReason: 'password' },
    include: { owner: true },
  });
  if (ended.length === 0) return;
  const tokens = ended.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  await mail.queue(tx, {
    to: owner.email,
    template: 'tokens_ended',
    language,
    name: owner.name,
    link: new URL('/admin/update', config.adminUrl).href,
    params: { tokens: tokens.map(({ name, prefix }) => `${name} (${prefix}…)`).join(', ') },
  });
  const { id, name, type } = owner;
  const actor = { ...context.actor, id, name, type };
  for (const after of tokens) {
    const before = { ...after, revokedAt: null, revokedReason: null };
    await auditToken({ actor, clock }, tx, { action: 'revoke', before, after });
  }
}
