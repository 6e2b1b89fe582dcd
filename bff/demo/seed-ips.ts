import { todayInSaoPaulo } from '@fio/domain';
import type { Transaction } from '../src/core/database/prisma.ts';
import type { Prisma } from '../src/generated/prisma/client.ts';
import { daysFrom, HOUR } from './days.ts';
import type { Random } from './random.ts';
import type { People } from './seed-people.ts';

/** A place people come from. The ranges are those of documentation: they are nobody's. */
interface Place {
  readonly address: string;
  readonly people: number;
  /** Days on which anything was done, up to today. */
  readonly days: number;
  /** Of one day, at most. */
  readonly votes: number;
  readonly failures: number;
  readonly block?: { readonly since: number; readonly until: number | null; readonly reason: string };
}

const PLACES: readonly Place[] = [
  // A mobile network, a school, an office, and homes.
  { address: '198.51.100.14', people: 58, days: 30, votes: 90, failures: 3 },
  { address: '203.0.113.77', people: 31, days: 18, votes: 64, failures: 1 },
  { address: '2001:db8:41:7::/64', people: 12, days: 22, votes: 20, failures: 1 },
  { address: '203.0.113.5', people: 4, days: 14, votes: 6, failures: 0 },
  { address: '2001:db8:a0:12::/64', people: 3, days: 9, votes: 4, failures: 0 },
  { address: '198.51.100.201', people: 2, days: 20, votes: 3, failures: 0 },
  { address: '192.0.2.33', people: 1, days: 11, votes: 2, failures: 0 },
  { address: '192.0.2.118', people: 1, days: 4, votes: 2, failures: 1 },
  {
    address: '192.0.2.240',
    people: 19,
    days: 3,
    votes: 320,
    failures: 6,
    block: { since: -1, until: 6, reason: 'Dezenove contas no mesmo minuto, votos em série' },
  },
  {
    address: '198.51.100.66',
    people: 0,
    days: 2,
    votes: 0,
    failures: 84,
    block: { since: -2, until: null, reason: 'Tentativas de senha em muitas contas' },
  },
];

interface Dependencies {
  readonly people: People;
  readonly random: Random;
  readonly now: Date;
}

type Day = Prisma.IpDayCreateManyInput & {
  readonly logins: number;
  readonly failedLogins: number;
  readonly votes: number;
  readonly invoices: number;
};

const upTo = (random: Random, most: number) => Math.round(random.next() * most);

function daysOf(
  { address, people, days, votes, failures, block }: Place,
  { random, now }: Dependencies,
): Day[] {
  // Nothing comes from there any more once it is blocked.
  const latest = block?.since ?? 0;
  return Array.from({ length: days }, (_, ago) => ({
    address,
    day: new Date(`${todayInSaoPaulo(daysFrom(now, latest - ago))}T00:00:00Z`),
    logins: upTo(random, people / 2),
    failedLogins: upTo(random, failures),
    votes: upTo(random, votes),
    invoices: upTo(random, people / 6),
  }));
}

const sum = (days: readonly Day[], what: 'logins' | 'failedLogins' | 'votes' | 'invoices') =>
  days.reduce((total, day) => total + day[what], 0);

function addressOf(
  { address, people, days: length, block }: Place,
  days: readonly Day[],
  registrations: number,
  { people: { staff }, now }: Dependencies,
): Prisma.IpAddressCreateManyInput {
  return {
    address,
    people,
    registrations,
    firstSeenAt: daysFrom(now, (block?.since ?? 0) + 1 - length),
    lastSeenAt: new Date(block ? daysFrom(now, block.since) : now.getTime() - HOUR),
    logins: sum(days, 'logins'),
    failedLogins: sum(days, 'failedLogins'),
    votes: sum(days, 'votes'),
    invoices: sum(days, 'invoices'),
    ...(block && {
      blockedAt: daysFrom(now, block.since),
      blockedUntil: block.until === null ? null : daysFrom(now, block.until),
      blockedBy: staff[0]?.name ?? '',
      blockReason: block.reason,
    }),
  };
}

/** Where the crowd comes from, and two addresses that staff have blocked. */
export async function seedIps(tx: Transaction, dependencies: Dependencies): Promise<void> {
  const { people, random, now } = dependencies;
  for (const place of PLACES) {
    const { address, days: length, block } = place;
    const latest = block?.since ?? 0;
    const days = daysOf(place, dependencies);
    const behind = random.sample(people.voters, place.people).map(({ id }) => ({
      address,
      registrationId: id,
      hasRegistered: random.next() < 0.3,
      firstAt: daysFrom(now, latest + 1 - length),
      lastAt: daysFrom(now, latest - random.between(0, Math.min(length - 1, 5))),
    }));
    const registrations = behind.filter(({ hasRegistered }) => hasRegistered).length;
    await tx.ipAddress.create({ data: addressOf(place, days, registrations, dependencies) });
    await tx.ipDay.createMany({ data: days });
    await tx.ipPerson.createMany({ data: behind });
  }
}
