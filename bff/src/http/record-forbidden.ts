import type { AnyEndpoint, PermissionArea } from '@fio/contracts';
import type { AuditedName } from '@fio/contracts/admin/record-pages';
import { recordAction } from '../core/audit/record-action.ts';
import { AppError } from '../core/errors.ts';
import type { OpenContext } from './request-context.ts';

/** The same refusal of the same person is told once within so many milliseconds, so that nobody can fill the audit. */
const ONCE_IN = 10 * 60_000;

/** The area whose permission was asked for; what any session may ask for is the account's. */
const areaOf = ({ access }: AnyEndpoint): AuditedName =>
  access === 'public' || access === 'session'
    ? 'account'
    : (access.slice(0, access.indexOf(':')) as PermissionArea);

/** Tells the audit and the process's log which member of staff was refused what, and from where. */
export async function recordForbidden(
  endpoint: AnyEndpoint,
  cause: unknown,
  context: OpenContext,
): Promise<void> {
  const { db, clock, log, actor, session, requestId, ip } = context;
  if (!session?.admin || !(cause instanceof AppError) || cause.code !== 'FORBIDDEN') return;
  const { access, method, path } = endpoint;
  log.warn({ requestId, ip, account: actor.id, method, path, access }, 'permission refused');
  const now = clock.now();
  const told = {
    resource: areaOf(endpoint),
    recordId: null,
    action: 'forbidden',
    summary: `${method} ${path}`,
  };
  const before = { ...told, actorId: actor.id, at: { gte: new Date(now.getTime() - ONCE_IN) } };
  if (await db.action.findFirst({ where: before, select: { id: true } })) return;
  await db.$transaction((tx) => recordAction(tx, { ...told, actor, at: now, after: { permission: access } }));
}
