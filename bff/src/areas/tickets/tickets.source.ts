import { adminTickets, type QueryOf } from '@fio/contracts';
import { parseLuckyNumber } from '@fio/domain';
import { type CpfFilter, sameCpf } from '../../core/crud/by-cpf.ts';
import { midnight, type Source, uuid } from '../../core/crud/source.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { findPeople } from '../../core/people/find-people.ts';

type Filters = QueryOf<typeof adminTickets.list>['f'] & CpfFilter;

const heldBy = (people: Prisma.Sql) =>
  Prisma.sql`t.registration_id IN (SELECT r.id FROM registrations r WHERE ${people})`;

/** A number of any draw; the contract has checked that it is one. */
function numbered(text: string): Prisma.Sql {
  const { series, order } = parseLuckyNumber(text) ?? { series: -1, order: -1 };
  return Prisma.sql`(t.series = ${series} AND t.number = ${order})`;
}

/** Where the list of lucky numbers and its export come from. */
export const ticketSource: Source<Filters, 'createdAt'> = {
  from: Prisma.sql`tickets t`,
  id: Prisma.sql`(t.draw_id || '.' || t.counter)`,
  search: (text) => findPeople(text).map(({ where, order }) => ({ where: heldBy(where), order })),
  filters: {
    drawId: (id) => Prisma.sql`t.draw_id = ${uuid(id)}`,
    state: (state) => Prisma.sql`t.state = ${state}`,
    origin: (origin) => Prisma.sql`t.origin = ${origin}`,
    number: numbered,
    from: (day) => Prisma.sql`t.created_at >= ${midnight(day, 0)}`,
    to: (day) => Prisma.sql`t.created_at < ${midnight(day, 1)}`,
    cpfHash: (hash) => heldBy(sameCpf(Prisma.sql`r.cpf_hash`, hash)),
  },
  sorts: { createdAt: Prisma.sql`t.created_at` },
  defaultSort: '-createdAt',
};
