import { isOpenToEntered, type AnyEndpoint } from '@fio/contracts';
import { recordAction } from '../core/audit/record-action.ts';
import { wasRead } from '../core/audit/was-read.ts';
import { enteredActor } from '../core/identity/entered.ts';
import type { ResolvedSession } from '../core/identity/ResolvedSession.ts';
import { ENTERED_TIME } from '../core/identity/session-policy.ts';
import { AppError } from '../core/errors.ts';
import type { OpenContext } from './request-context.ts';

interface Visit {
  readonly staffId: string;
  readonly session: ResolvedSession;
  /** What is asked for, as the address says it, without its query. */
  readonly path: string;
}

/** Tells the audit what of a person's own staff look at: each address once in a session, however often it is asked. */
async function auditVisit(context: OpenContext, { staffId, session, path }: Visit): Promise<void> {
  const { db, clock, actor } = context;
  const { subjectId: recordId, expiresAt } = session;
  const told = { resource: 'registrations', recordId, action: 'entered_view' } as const;
  const since = new Date(expiresAt.getTime() - ENTERED_TIME);
  if (await wasRead(db, { told, actorId: staffId, since, path })) return;
  await db.$transaction(async (tx) => {
    const visitor = await tx.registration.findUniqueOrThrow({ where: { id: recordId } });
    const by = await enteredActor(tx, actor, staffId);
    const summary = `${visitor.name} ${visitor.lastName}`;
    await recordAction(tx, { ...told, actor: by, at: clock.now(), summary, after: { path } });
  });
}

/**
 * The one rule for staff who have entered as a visitor: what the contract doesn't leave open to them is ENTERED_SESSION, and
 * what they see of the person is in the audit before they see it.
 */
export async function watchEntered(endpoint: AnyEndpoint, url: string, context: OpenContext): Promise<void> {
  const { session } = context;
  const staffId = session?.enteredById ?? null;
  if (session === null || staffId === null) return;
  if (!isOpenToEntered(endpoint)) throw new AppError('ENTERED_SESSION');
  if (endpoint.access !== 'session' || endpoint.method !== 'GET') return;
  await auditVisit(context, { staffId, session, path: url.split('?', 1)[0] ?? url });
}
