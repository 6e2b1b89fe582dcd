import { NEWEST_VERSION } from '@fio/contracts';
import type { Actor } from '../../core/actor.ts';
import { recordAction } from '../../core/audit/record-action.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { createApiToken } from '../../core/identity/ApiTokens.ts';
import { findToken, tokenAudited } from '../tokens/index.ts';

const DAY = 86_400_000;

/**
 * A token that ships one remote for a day. Tokens are made by who has signed in, and nobody can before the remote with
 * the pages for it is live: this one gets it there.
 */
export async function createFirstToken(
  tx: Transaction,
  { ownerId, remote }: { ownerId: string; remote: string },
  { actor, now }: { actor: Actor; now: Date },
): Promise<string> {
  const { secret, ...kept } = createApiToken();
  const expiresAt = new Date(now.getTime() + DAY);
  const { id } = await tx.apiToken.create({
    data: {
      name: `${actor.name} ${remote}`,
      scopes: [],
      remote,
      ownerId,
      apiVersion: NEWEST_VERSION,
      createdAt: now,
      expiresAt,
      ...kept,
    },
  });
  const token = await findToken(tx, id);
  await recordAction(tx, {
    actor,
    at: now,
    resource: 'tokens',
    recordId: id,
    action: 'create',
    summary: token.name,
    after: tokenAudited(token),
  });
  return secret;
}
