import type { RemoteChangeKind } from '@fio/contracts';
import type { Actor } from '../actor.ts';
import { recordAction } from '../audit/record-action.ts';
import type { Transaction } from '../database/prisma.ts';

/** The product itself, where nobody asked for a change. */
export const PRODUCT: Actor = { id: null, name: '', type: null, ip: null, userAgent: null, requestId: null };

export interface Change {
  readonly kind: RemoteChangeKind;
  readonly remote: string;
  /** Absent: a build was published, which makes it live nowhere. */
  readonly environment?: string;
  readonly from?: string | null;
  readonly to?: string | null;
  readonly percent?: number | null;
  readonly actor: Actor;
  readonly reason?: string;
  readonly at: Date;
}

/** Writes the history and the audit, in the transaction of the change itself; call it last, for the audit makes others wait. */
export async function recordChange(tx: Transaction, change: Change): Promise<void> {
  const { kind, remote, actor, at } = change;
  const { environment = null, from = null, to = null, percent = null, reason = null } = change;
  await tx.remoteChange.create({
    data: {
      at,
      environment,
      remote,
      kind,
      from,
      to,
      percent,
      reason,
      actorId: actor.id,
      actorName: actor.name,
    },
  });
  await recordAction(tx, {
    actor,
    at,
    reason,
    resource: 'remotes',
    recordId: remote,
    action: kind,
    summary: environment === null ? remote : `${remote} (${environment})`,
    before: from === null ? null : { build: from },
    after: { build: to, ...(percent === null ? {} : { percent }) },
  });
}
