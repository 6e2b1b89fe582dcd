import { type AdminType, type Language, NEWEST_VERSION } from '@fio/contracts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { permissionsOf } from '../../core/identity/permissions-of.ts';
import type { ResolvedSession } from '../../core/identity/ResolvedSession.ts';
import type { BulkRun } from '../../generated/prisma/client.ts';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import { AppError } from '../../core/errors.ts';

type Admin = NonNullable<ResolvedSession['admin']>;

/** Who started the run, with what they may do now; null when they may do nothing any more. */
export async function starterOf({ db }: Infrastructure, { ownerId }: BulkRun): Promise<Admin | null> {
  const found = await db.adminUser.findUnique({ where: { id: ownerId }, include: { twoFactor: true } });
  if (found === null || found.disabledAt !== null) return null;
  const { id, name, email, type } = found;
  const permissions = await permissionsOf(db, found);
  const secondFactor = found.twoFactor !== null && found.twoFactor.confirmedAt !== null;
  return { id, name, email, type: type as AdminType, permissions, secondFactor };
}

const nothing = (): never => {
  throw new AppError('INTERNAL');
};

/**
 * A request's context without a request: what the run does is done by whoever started it, from where they did. `settle`
 * is called within the transaction, so that an act and the note that it is done stand or fall together.
 */
export function runContext(
  services: Infrastructure,
  run: BulkRun,
  admin: Admin,
  settle: (tx: Transaction) => Promise<void>,
): RequestContext {
  const { id: runId, ip, userAgent, createdAt } = run;
  const requestId = run.requestId ?? runId;
  const context: Omit<RequestContext, keyof Infrastructure> = {
    requestId,
    ip: ip ?? '',
    userAgent: userAgent ?? '',
    language: run.language as Language,
    credentials: { token: null, binding: undefined, strategy: 'admin' },
    cookies: undefined,
    idempotencyKey: null,
    lineUp: (work) => work(),
    challengeToken: null,
    apiVersion: NEWEST_VERSION,
    session: {
      strategy: 'admin',
      subjectId: admin.id,
      tokenHash: Buffer.alloc(0),
      admin,
      expiresAt: createdAt,
      provedAt: createdAt,
      enteredById: null,
    },
    actor: { id: admin.id, name: admin.name, type: admin.type, ip, userAgent, requestId },
    reply: { status: nothing, header: nothing },
    // Nobody waits for an answer: a letter's first attempt is not to hold up the next record.
    signal: AbortSignal.abort(),
    readBody: nothing,
    transaction: (work) =>
      services.db.$transaction(async (tx) => {
        // First, so that its locks are taken in the order of a cancel's: the run, then the audit.
        await settle(tx);
        return work(tx);
      }),
  };
  return Object.assign(Object.create(services) as Infrastructure, context);
}
