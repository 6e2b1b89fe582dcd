import type { OwnToken } from '@fio/contracts';
import { liveAdmin } from '../../core/identity/live-admin.ts';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import { liveTokensOf } from './token-record.ts';

/** The caller's own tokens that work now, latest first. */
export async function ownTokens(context: RequestContext): Promise<OwnToken[]> {
  const found = await context.db.apiToken.findMany({
    where: liveTokensOf(liveAdmin(context).id, context.clock.now()),
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true, name: true, prefix: true, expiresAt: true },
  });
  return found.map(({ expiresAt, ...token }) => ({ ...token, expiresAt: expiresAt.toISOString() }));
}
