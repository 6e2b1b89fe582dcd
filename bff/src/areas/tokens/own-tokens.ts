import type { OwnToken } from '@fio/contracts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import { liveTokensOf } from './token-record.ts';

/** The caller's own tokens that work now, latest first. */
export async function ownTokens(context: StaffContext): Promise<OwnToken[]> {
  const found = await context.db.apiToken.findMany({
    where: liveTokensOf(context.session.admin.id, context.clock.now()),
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true, name: true, prefix: true, expiresAt: true },
  });
  return found.map(({ expiresAt, ...token }) => ({ ...token, expiresAt: expiresAt.toISOString() }));
}
