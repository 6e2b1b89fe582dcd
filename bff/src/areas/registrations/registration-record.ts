import { readFileSync } from 'node:fs';
import { personShown, type PersonShown } from '@fio/contracts/core/person-shown';
import { columns } from '../../core/crud/columns.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { lockedOut } from '../../core/identity/lockout.ts';
import { Prisma, type Registration } from '../../generated/prisma/client.ts';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import { AppError } from '../../core/errors.ts';

interface Counts {
  readonly invoices: number;
  readonly validInvoices: number;
  readonly tickets: number;
  readonly prizes: number;
}

interface Told {
  /** null once the person has left. */
  readonly cpf: string | null;
  readonly counts: Counts;
  readonly emailWaiting: string | null;
  readonly passwordLocked: boolean;
}

const IDENTITY = ['id', 'name', 'lastName', 'email', 'phone', 'cpfEncrypted', 'anonymisedAt'] as const;
const SHOWN = Object.keys(personShown) as (keyof PersonShown)[];
const LISTED = [
  ...IDENTITY,
  ...SHOWN,
  ...(['state', 'birthDate', 'emailVerifiedAt', 'disabledAt', 'blockedAt'] as const),
  ...(['createdAt', 'lastLoginAt', 'version'] as const),
] satisfies readonly (keyof Registration)[];

type Identity = Pick<Registration, (typeof IDENTITY)[number]>;
type Listed = Pick<Registration, (typeof LISTED)[number]>;

/** A registration as a list shows it, with what it brought in, holds and waits for. */
export interface ListedRegistration extends Listed, Told {}

/** The same with all of its columns. */
export interface RegistrationRecord extends Registration, Told {}

/** The same with what only its own page tells. */
export interface WholeRegistration extends RegistrationRecord {
  readonly blockReason: string | null;
}

type Known = Pick<RequestContext, 'vaults' | 'clock'>;

const COUNTED = readFileSync(new URL('./registration-counts.sql', import.meta.url), 'utf8');

const cpfOf = ({ vaults }: Pick<Known, 'vaults'>, row: Identity) =>
  row.anonymisedAt ? null : vaults.cpf.cpfOf(row);

/** The names a lockout knows an account by; none once the person has left. */
export const namesOf = (context: Pick<Known, 'vaults'>, row: Identity): string[] => {
  const cpf = cpfOf(context, row);
  return cpf === null ? [] : [row.email, cpf];
};

/** Each CPF is opened once, for what is shown and for the lock by that name. */
async function told<Row extends Listed>(
  context: Known,
  tx: Transaction,
  rows: readonly (Row & Counts & Pick<Told, 'emailWaiting'>)[],
) {
  const named = rows.map((row) => ({ row, cpf: cpfOf(context, row) }));
  const names = named.flatMap(({ row, cpf }) => (cpf === null ? [] : [row.email, cpf]));
  const locked = await lockedOut(tx, 'user', names, context.clock.now());
  return named.map(({ row, cpf }) => {
    const { invoices, validInvoices, tickets, prizes } = row;
    const passwordLocked = cpf !== null && (locked.has(row.email) || locked.has(cpf));
    return { ...row, cpf, counts: { invoices, validInvoices, tickets, prizes }, passwordLocked };
  });
}

const reading = (fields: Prisma.Sql) => Prisma.sql`
  SELECT ${fields}, c."emailWaiting", c.invoices, c."validInvoices", c.tickets, c.prizes
  FROM registrations AS r CROSS JOIN LATERAL (${Prisma.raw(COUNTED)}) AS c`;
const LIST = reading(columns('r', LISTED));

/**
 * Those of these ids, in any order. One statement with no more columns than are shown, and one for the locks: by the models a
 * page of the list cost three.
 */
export async function loadRegistrations(
  context: Known,
  tx: Transaction,
  ids: string[],
): Promise<ListedRegistration[]> {
  type Row = Listed & Counts & Pick<Told, 'emailWaiting'>;
  return told(context, tx, await tx.$queryRaw<Row[]>`${LIST} WHERE r.id = ANY(${ids}::uuid[])`);
}

async function loadWhole(context: Known, tx: Transaction, id: string): Promise<RegistrationRecord | null> {
  const row = await tx.registration.findUnique({ where: { id } });
  if (row === null) return null;
  type Count = Counts & Pick<Told, 'emailWaiting'>;
  const [counted] = await tx.$queryRaw<Count[]>`${reading(columns('r', ['id']))} WHERE r.id = ${id}::uuid`;
  const [found] = counted ? await told(context, tx, [{ ...counted, ...row }]) : [];
  return found ?? null;
}

/** The registration with all of its page, or NOT_FOUND. */
export async function findRegistration(
  context: Known,
  tx: Transaction,
  id: string,
): Promise<WholeRegistration> {
  const found = await loadWhole(context, tx, id);
  if (found === null) throw new AppError('NOT_FOUND');
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
