import { randomBytes, randomUUID } from 'node:crypto';
import { generateCpf } from '@brazilian-utils/brazilian-utils';
import { normalizeCpf } from '@fio/domain';
import type { Transaction } from '../src/core/database/prisma.ts';
import { places } from '../src/core/secrets/places.ts';
import type { Infrastructure } from '../src/core/infrastructure.ts';
import type { Prisma } from '../src/generated/prisma/client.ts';
import { daysFrom } from './days.ts';
import type { People, Person } from './seed-people.ts';

/** Of the crowd, by their places in it: nobody whom the rest of the demonstration tells of. */
const CAUGHT = 611;
const DISABLED = 733;

type Block = Omit<Prisma.BlockedCpfCreateManyInput, 'cpfHash' | 'id'>;

interface Dependencies extends Pick<Infrastructure, 'vaults'> {
  readonly people: People;
  readonly now: Date;
}

/** Who may not take part, as a promoter's lists have it. */
function blocksOf({ people, now }: Dependencies): Block[] {
  const [first, second] = people.staff.map(({ name }) => name);
  const imported = { origin: 'import', byName: first ?? null, createdAt: daysFrom(now, -92) };
  const manual = { origin: 'manual', byName: second ?? first ?? null };
  const stores = ['Loja Centro', 'Loja Centro', 'Loja Praia Grande', 'Escritório', 'Depósito', 'Escritório'];
  return [
    ...stores.map((note) => ({ ...imported, reason: 'employee', note })),
    { ...imported, reason: 'agency', note: 'Agência Girassol, criação' },
    { ...imported, reason: 'agency', note: 'Agência Girassol, atendimento' },
    { ...manual, reason: 'family', note: 'Cônjuge de diretora', createdAt: daysFrom(now, -60) },
    {
      ...manual,
      reason: 'court',
      note: 'Processo em segredo de justiça',
      createdAt: daysFrom(now, -30),
      expiresOn: daysFrom(now, 60),
    },
    {
      ...manual,
      reason: 'employee',
      note: 'Temporário do fim de ano',
      createdAt: daysFrom(now, -85),
      liftedAt: daysFrom(now, -9),
      liftedBy: first ?? '',
      liftedReason: 'O contrato terminou.',
    },
  ];
}

/** Somebody of the crowd who is stopped: their CPF is on the list, their account blocked. */
function caught(person: Person, { vaults, people, now }: Dependencies) {
  const [id, cpf] = [randomUUID(), vaults.cpf.cpfOf(person)];
  return {
    id,
    ...vaults.cpf.lookup(cpf),
    cpfEncrypted: vaults.cpf.encrypt(cpf, places.blockedCpf(id)),
    reason: 'fraud',
    origin: 'manual',
    createdAt: daysFrom(now, -2),
    note: 'Mesmo comprovante em várias contas',
    byName: people.staff[0]?.name ?? null,
  };
}

const IMPORTED = {
  lines: 10,
  valid: 8,
  invalid: 1,
  repeated: 1,
  already: 0,
  withoutReason: 6,
  registrations: 0,
};
const PROBLEMS = [
  { line: 5, problem: 'cpf' },
  { line: 9, problem: 'repeated' },
];

/** The list of blocked CPFs with the import that most of it came from, and two people who are stopped. */
export async function seedBlocks(tx: Transaction, dependencies: Dependencies): Promise<void> {
  const { vaults, people, now } = dependencies;
  const blocks = blocksOf(dependencies).map((block) => {
    const cpf = normalizeCpf(generateCpf());
    const id = randomUUID();
    const cpfEncrypted = vaults.cpf.encrypt(cpf, places.blockedCpf(id));
    return { id, ...block, ...vaults.cpf.lookup(cpf), cpfEncrypted };
  });
  const gone = { reason: 'own_request', origin: 'own_request', createdAt: daysFrom(now, -12) };
  await tx.blockedCpf.createMany({ data: [...blocks, { ...gone, cpfHash: randomBytes(32) }] });
  const [stopped, disabled] = [people.voters[CAUGHT], people.voters[DISABLED]];
  if (stopped) {
    await tx.blockedCpf.create({ data: caught(stopped, dependencies) });
    await tx.registration.update({ where: { id: stopped.id }, data: { blockedAt: daysFrom(now, -2) } });
  }
  if (disabled) {
    const data = { disabledAt: daysFrom(now, -5), disabledReason: 'Várias contas no mesmo aparelho' };
    await tx.registration.updateMany({ where: { id: disabled.id }, data });
  }
  const staff = people.staff[0];
  await tx.cpfImport.create({
    data: {
      byId: staff?.id ?? randomUUID(),
      byName: staff?.name ?? '',
      byType: staff?.type ?? 'admin',
      state: 'imported',
      outcome: IMPORTED,
      problems: PROBLEMS,
      reason: 'employee',
      createdAt: daysFrom(now, -92),
      finishedAt: daysFrom(now, -92),
    },
  });
}
