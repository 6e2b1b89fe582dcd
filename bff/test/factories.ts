import { randomInt, randomUUIDv7 } from 'node:crypto';
import type { AdminType, PermissionEntry } from '@fio/contracts';
import { normalizeCpf } from '@fio/domain';
import { generateCpf } from '@brazilian-utils/brazilian-utils';
import type { Infrastructure } from '../src/core/infrastructure.ts';
import type { Transaction } from '../src/core/database/prisma.ts';
import { places } from '../src/core/secrets/places.ts';
import { createSession, noteProof } from '../src/core/identity/session-writes.ts';
import { hashToken } from '../src/core/identity/tokens.ts';
import type { AdminUser, Prisma, Registration } from '../src/generated/prisma/client.ts';

/** The password of everybody the factories make; obeys every rule. */
export const PASSWORD = 'Novelo-de-la7';

/** `db` may be a transaction. */
type Dependencies = Pick<Infrastructure, 'vaults' | 'identity' | 'clock'> & {
  db: Transaction;
};

let hashed: string | undefined;
/** Hashed once for all apps at whose cost it is: 30 ms each would add up. */
async function passwordHash({ identity: { passwords } }: Pick<Dependencies, 'identity'>): Promise<string> {
  if (hashed === undefined || passwords.isOutdated(hashed)) hashed = await passwords.hash(PASSWORD, 'user');
  return hashed;
}

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');

/** A CPF with right check digits, unlike any other of the run. */
export const someCpf = (): string => normalizeCpf(generateCpf());

type VisitorChanges = Partial<Prisma.RegistrationUncheckedCreateInput> & { cpf?: string };

const visitorRow = async (
  services: Dependencies,
  { cpf = someCpf(), id = randomUUIDv7(), ...changes }: VisitorChanges,
) => ({
  id,
  ...services.vaults.cpf.lookup(cpf),
  cpfEncrypted: services.vaults.cpf.encrypt(cpf, places.registrationCpf(id)),
  name: 'Iracema',
  lastName: 'Andrade',
  email: `visitante-${digits(12)}@exemplo.example`,
  emailVerifiedAt: services.clock.now(),
  phone: `119${digits(8)}`,
  birthDate: new Date('1990-05-17T00:00:00Z'),
  state: 'SP',
  city: 'Campinas',
  passwordHash: await passwordHash(services),
  ...changes,
});

/** A visitor who can sign in with PASSWORD; `cpf` comes with the row, for it is not readable there. */
export async function createVisitor(
  services: Dependencies,
  { cpf = someCpf(), ...changes }: VisitorChanges = {},
): Promise<Registration & { cpf: string }> {
  const data = await visitorRow(services, { cpf, ...changes });
  return { ...(await services.db.registration.create({ data })), cpf };
}

/** So many of them by one statement, for tests that ask for nothing of theirs but the id. */
export async function createVisitors(services: Dependencies, count: number): Promise<string[]> {
  const data: Awaited<ReturnType<typeof visitorRow>>[] = [];
  // One after the other: the first makes the hash that all have.
  while (data.length < count) data.push(await visitorRow(services, {}));
  await services.db.registration.createMany({ data });
  return data.map(({ id }) => id);
}

/** A member of staff who can sign in with PASSWORD. `permissions` replace the type's. */
export async function createStaff(
  services: Dependencies,
  {
    permissions,
    ...changes
  }: Partial<Omit<AdminUser, 'permissions' | 'type'>> & {
    type?: AdminType;
    permissions?: readonly PermissionEntry[];
  } = {},
): Promise<AdminUser> {
  return services.db.adminUser.create({
    data: {
      name: 'Otávio Prado',
      email: `equipe-${digits(12)}@exemplo.example`,
      type: 'super',
      passwordHash: await passwordHash(services),
      ...(permissions && { permissions: permissions.map((entry) => ({ ...entry })) }),
      ...changes,
    },
  });
}

/** Headers that sign a request, as a browser sends them. */
export type SignedHeaders = Record<'authorization', string> & { cookie?: string };

/** Signs a visitor in without the password's 30 ms; `enteredById` as if staff had entered. */
export async function signInVisitor(
  { db, clock }: Dependencies,
  visitor: { id: string },
  enteredById?: string,
): Promise<SignedHeaders> {
  const { token } = await createSession(db, {
    strategy: 'user',
    subjectId: visitor.id,
    ...(enteredById && { enteredById }),
    ip: '127.0.0.1',
    userAgent: 'test',
    now: clock.now(),
  });
  return { authorization: `Bearer ${token}` };
}

/** Signs a member of staff in: token and binding cookie; `provedAt` if they last proved themselves before now. */
export async function signInStaff(
  { db, clock, identity }: Dependencies,
  staff: { id: string },
  provedAt?: number,
): Promise<SignedHeaders> {
  const { token, binding } = await createSession(db, {
    strategy: 'admin',
    subjectId: staff.id,
    ip: '127.0.0.1',
    userAgent: 'test',
    now: clock.now(),
  });
  if (provedAt !== undefined) await noteProof(db, hashToken(token), new Date(provedAt));
  return { authorization: `Bearer ${token}`, cookie: `${identity.bindingCookie.name}=${binding}` };
}

/** Bars a CPF from taking part. */
export async function blockCpf({ db, vaults }: Dependencies, cpf: string): Promise<void> {
  await db.blockedCpf.create({ data: { ...vaults.cpf.lookup(cpf), reason: 'employee' } });
}
