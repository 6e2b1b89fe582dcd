import { randomBytes, randomUUID } from 'node:crypto';
import { generateCpf } from '@brazilian-utils/brazilian-utils';
import { normalizeCpf } from '@fio/domain';
import { citiesOf } from '../src/areas/locations/places.ts';
import type { Transaction } from '../src/core/database/prisma.ts';
import { places } from '../src/core/secrets/places.ts';
import type { CpfVault } from '../src/core/identity/CpfVault.ts';
import type { Infrastructure } from '../src/core/infrastructure.ts';
import type { Prisma } from '../src/generated/prisma/client.ts';
import { DEMO_PASSWORD } from './accounts.ts';
import { daysFrom } from './days.ts';
import type { Random } from './random.ts';
import { demoStaff } from './staff.ts';
import { demoVisitors } from './visitors.ts';
import { AREA_CODES, campaignOf, FIRST_NAMES, LAST_NAMES, STATE_WEIGHTS } from './voter-names.ts';

const VOTERS = 1200;
/** So many of the crowd took part in the edition before this one. */
export const VETERANS = 90;
/** So many were there before the first theory opened; the others came since. */
const EARLY = 950;

export interface Voter {
  readonly id: string;
  readonly createdAt: Date;
}
export type Person = Prisma.RegistrationCreateManyInput & Voter;
export interface People {
  readonly staff: (Prisma.AdminUserCreateManyInput & { id: string })[];
  readonly visitors: Person[];
  readonly voters: Person[];
}
interface Tools extends Pick<Infrastructure, 'vaults' | 'identity'> {
  readonly random: Random;
  readonly now: Date;
}

const cpfColumns = (vault: CpfVault, cpf: string) => {
  const id = randomUUID();
  return { id, ...vault.lookup(cpf), cpfEncrypted: vault.encrypt(cpf, places.registrationCpf(id)) };
};

/** When somebody of the crowd came, in days from now. */
function cameAt(index: number): [number, number] {
  if (index < VETERANS) return [-238, -154];
  return index < EARLY ? [-110, -91] : [-91, 0];
}

function voter(index: number, passwordHash: string, { vaults, random, now }: Tools): Person {
  const codes = Object.keys(STATE_WEIGHTS);
  const state = codes[random.weighted(Object.values(STATE_WEIGHTS))] ?? 'SP';
  const createdAt = daysFrom(now, random.between(...cameAt(index)));
  return {
    ...cpfColumns(vaults.cpf, normalizeCpf(generateCpf())),
    name: random.pick(FIRST_NAMES),
    lastName: `${random.pick(LAST_NAMES)} ${random.pick(LAST_NAMES)}`,
    email: `pessoa${String(index + 1).padStart(4, '0')}@exemplo.example`,
    emailVerifiedAt: random.next() < 0.9 ? createdAt : null,
    phone: `${AREA_CODES[state] ?? '11'}9${String(60_000_000 + index)}`,
    birthDate: new Date(
      Date.UTC(Math.floor(random.between(1960, 2007)), Math.floor(random.between(0, 12)), 14),
    ),
    state,
    city: random.pick(citiesOf(state) ?? []),
    ...campaignOf(index),
    passwordHash,
    createdAt,
  };
}

async function visitors({ vaults, identity, now }: Tools): Promise<Person[]> {
  const rows = demoVisitors.map(async ({ cpf, uf, birthDate, ...visitor }) => ({
    ...visitor,
    ...cpfColumns(vaults.cpf, cpf),
    state: uf,
    birthDate: new Date(birthDate),
    passwordHash: await identity.passwords.hash(DEMO_PASSWORD, 'user'),
    emailVerifiedAt: daysFrom(now, -95),
    createdAt: daysFrom(now, -95),
  }));
  return Promise.all(rows);
}

/** Everybody, with what costs time (passwords) done before any transaction is open. */
export async function preparePeople(tools: Tools): Promise<People> {
  // Nobody knows this password: the crowd votes, but can't be signed in as.
  const unknown = await tools.identity.passwords.hash(randomBytes(24).toString('base64url'), 'user');
  const staff = demoStaff.map(async (person) => ({
    id: randomUUID(),
    ...person,
    passwordHash: await tools.identity.passwords.hash(DEMO_PASSWORD, 'user'),
    createdAt: daysFrom(tools.now, -260),
  }));
  return {
    staff: await Promise.all(staff),
    visitors: await visitors(tools),
    voters: Array.from({ length: VOTERS }, (_, index) => voter(index, unknown, tools)),
  };
}

/** Writes everybody; two of the crowd with the same CPF by chance are one. Answers who was written. */
export async function seedPeople(
  tx: Transaction,
  { staff, visitors: named, voters }: People,
): Promise<Voter[]> {
  await tx.adminUser.createMany({ data: staff });
  return tx.registration.createManyAndReturn({
    data: [...named, ...voters],
    skipDuplicates: true,
    select: { id: true, createdAt: true },
  });
}
