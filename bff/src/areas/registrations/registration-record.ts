import { readFileSync } from 'node:fs';
import type { Transaction } from '../../core/database/prisma.ts';
import { lockedOut } from '../../core/identity/lockout.ts';
import type { Registration } from '../../generated/prisma/client.ts';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import { AppError } from '../../core/errors.ts';

interface Counts {
  readonly invoices: number;
  readonly validInvoices: number;
  readonly tickets: number;
  readonly prizes: number;
}

/** A registration with what it brought in, holds and waits for. */
export interface RegistrationRecord extends Registration {
  readonly counts: Counts;
  readonly emailWaiting: string | null;
  readonly passwordLocked: boolean;
}

/** The same with what only its own page tells. */
export interface WholeRegistration extends RegistrationRecord {
  readonly blockReason: string | null;
}

type Known = Pick<RequestContext, 'vaults' | 'clock'>;

const COUNTS = readFileSync(new URL('./registration-counts.sql', import.meta.url), 'utf8');
const NOTHING: Counts & { readonly emailWaiting?: null } = {
  invoices: 0,
  validInvoices: 0,
  tickets: 0,
  prizes: 0,
};

/** The names a lockout knows an account by; none once the person has left. */
export const namesOf = ({ vaults }: Pick<Known, 'vaults'>, row: Registration): string[] =>
  row.anonymisedAt ? [] : [row.email, vaults.cpf.cpfOf(row)];

export async function loadRegistrations(
  context: Known,
  tx: Transaction,
  ids: string[],
): Promise<RegistrationRecord[]> {
  const rows = await tx.registration.findMany({ where: { id: { in: ids } } });
  const names = new Map(rows.map((row) => [row.id, namesOf(context, row)]));
  const locked = await lockedOut(tx, 'user', [...names.values()].flat(), context.clock.now());
  const counted = await tx.$queryRawUnsafe<(Counts & Pick<RegistrationRecord, 'id' | 'emailWaiting'>)[]>(
    COUNTS,
    ids,
  );
  const found = new Map(counted.map(({ id, ...counts }) => [id, counts]));
  return rows.map((row) => {
    const { emailWaiting = null, ...counts } = found.get(row.id) ?? NOTHING;
    const passwordLocked = names.get(row.id)?.some((name) => locked.has(name)) ?? false;
    return { ...row, counts, emailWaiting, passwordLocked };
  });
}

/** The registration with all of its page, or NOT_FOUND. */
export async function findRegistration(
  context: Known,
  tx: Transaction,
  id: string,
): Promise<WholeRegistration> {
  const [found] = await loadRegistrations(context, tx, [id]);
  if (found === undefined) throw new AppError('NOT_FOUND');
  const block = found.blockedAt && (await tx.blockedCpf.findUnique({ where: { cpfHash: found.cpfHash } }));
  return { ...found, blockReason: block?.reason ?? null };
}

/**
 * Takes the registration for a change: its row is locked until the commit. CONFLICT when it changed since `version` was
 * read, be it by the visitor themselves.
 */
export async function claimRegistration(
  context: Known,
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
