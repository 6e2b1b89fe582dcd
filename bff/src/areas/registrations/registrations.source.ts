import { adminRegistrations, type QueryOf } from '@fio/contracts';
import { type CpfFilter, sameCpf } from '../../core/crud/by-cpf.ts';
import { midnight, type Source } from '../../core/crud/source.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { packedRegistrationFilters, packedRegistrations } from './packed-registrations.ts';
import { findPeople } from '../../core/people/find-people.ts';

type Filters = QueryOf<typeof adminRegistrations.list>['f'] & CpfFilter;

/** Grows with the age, which is what indexes can hold; in days. */
const age = Prisma.sql`(DATE '2000-01-01' - r.birth_date)`;
/** The same of somebody who has just become so many years old at `now` in São Paulo. */
const atLeast = (years: number, now: Date) => Prisma.sql`
  (DATE '2000-01-01' - ((${now}::timestamptz AT TIME ZONE 'America/Sao_Paulo')::date - make_interval(years => ${years}::integer))::date)`;

/** Where the list of registrations and its export come from. */
export const registrationSource: Source<Filters, 'createdAt' | 'name' | 'age'> = {
  from: Prisma.sql`registrations r`,
  id: Prisma.sql`r.id`,
  search: findPeople,
  filters: {
    ...packedRegistrationFilters,
    uf: (uf) => Prisma.sql`r.state = ${uf}`,
    city: (city) => Prisma.sql`r.city = ${city}`,
    ageFrom: (years, now) => Prisma.sql`${age} >= ${atLeast(years, now)}`,
    ageTo: (years, now) => Prisma.sql`${age} < ${atLeast(years + 1, now)}`,
    from: (day) => Prisma.sql`r.created_at >= ${midnight(day, 0)}`,
    to: (day) => Prisma.sql`r.created_at < ${midnight(day, 1)}`,
    cpfHash: (hash) => sameCpf(Prisma.sql`r.cpf_hash`, hash),
  },
  sorts: { createdAt: Prisma.sql`r.created_at`, name: Prisma.sql`r.name_key`, age },
  defaultSort: '-createdAt',
  large: {
    alias: Prisma.sql`r`,
    key: 'uuid',
    packed: packedRegistrations,
    leading: ['uf', 'city'],
    orders: adminRegistrations.list.orders ?? {},
    ends: { from: 'low', to: 'high', ageFrom: 'low', ageTo: 'high' },
  },
};
