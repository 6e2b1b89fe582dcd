import { readFileSync } from 'node:fs';
import type { Transaction } from '../../core/database/prisma.ts';
import { isLockedOut } from '../../core/identity/lockout.ts';
import type { Registration } from '../../generated/prisma/client.ts';
import type { RequestContext } from '../../http/context.ts';
import { AppError } from '../../http/errors.ts';

interface Counts {
  readonly invoices: number;
  readonly validInvoices: number;
  readonly tickets: number;
  readonly prizes: number;
}

/** A registration with what it brought in and holds. */
export type RegistrationRecord = Registration & { readonly counts: Counts };

/** The same with what only its own page tells. */
export interface WholeRegistration extends RegistrationRecord {
  readonly emailWaiting: string | null;
  readonly blockReason: string | null;
  readonly passwordLocked: boolean;
}

const COUNTS = readFileSync(new URL('./registration-counts.sql', import.meta.url), 'utf8');
const NOTHING: Counts = { invoices: 0, validInvoices: 0, tickets: 0, prizes: 0 };

export async function loadRegistrations(tx: Transaction, ids: string[]): Promise<RegistrationRecord[]> {
  const [rows, counted] = await Promise.all([
    tx.registration.findMany({ where: { id: { in: ids } } }),
    tx.$queryRawUnsafe<(Counts & { id: string })[]>(COUNTS, ids),
  ]);
  const counts = new Map(counted.map(({ id, ...found }) => [id, found]));
  return rows.map((row) => ({ ...row, counts: counts.get(row.id) ?? NOTHING }));
}

/** The names a lockout knows an account by; none once the person has left. */
export const namesOf = ({ cpfVault }: Pick<RequestContext, 'cpfVault'>, row: Registration): string[] =>
  row.anonymisedAt ? [] : [row.email, cpfVault.decrypt(row.cpfEncrypted)];

/** The registration with all of its page, or NOT_FOUND. */
export async function findRegistration(
  context: Pick<RequestContext, 'cpfVault' | 'clock'>,
  tx: Transaction,
  id: string,
): Promise<WholeRegistration> {
  const [found] = await loadRegistrations(tx, [id]);
  if (found === undefined) throw new AppError('NOT_FOUND');
  const change = await tx.emailChange.findUnique({ where: { registrationId: id } });
  const block = found.blockedAt && (await tx.blockedCpf.findUnique({ where: { cpfHash: found.cpfHash } }));
  return {
    ...found,
    emailWaiting: change?.email ?? null,
    blockReason: block?.reason ?? null,
    passwordLocked: await isLockedOut(tx, 'user', namesOf(context, found), context.clock.now()),
  };
}

/**
 * Takes the registration for a change: its row is locked until the commit. CONFLICT when it changed since `version` was
 * read, be it by the visitor themselves.
 */
export async function claimRegistration(
  context: Pick<RequestContext, 'cpfVault' | 'clock'>,
  tx: Transaction,
  id: string,
  version: number,
): Promise<WholeRegistration> {
  const { count } = await tx.registration.updateMany({
    where: { id, version },
    data: { version: { increment: 1 } },
  });
  const found = await findRegistration(context, tx, id);
  if (count === 0) throw new AppError('CONFLICT');
  return found;
}
