import { adminTickets, type QueryOf } from '@fio/contracts';
import { type LuckyNumber, parseLuckyNumber } from '@fio/domain';
import { type CpfFilter, sameCpf } from '../../core/crud/by-cpf.ts';
import type { Finding } from '../../core/crud/large.ts';
import { midnight, type Source, uuid } from '../../core/crud/source.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { findPeople } from '../../core/people/find-people.ts';
import { ofPeople } from '../../core/people/of-people.ts';

type Filters = QueryOf<typeof adminTickets.list>['f'] & CpfFilter;

const heldBy = (people: Prisma.Sql) =>
  Prisma.sql`t.registration_id IN (SELECT r.id FROM registrations r WHERE ${people})`;

/** A number of any draw. The draws are named, for the index has them before the numbers. */
const sameNumber = ({ series, order }: LuckyNumber) =>
  Prisma.sql`(t.draw_id IN (SELECT n.draw_id FROM number_pools n) AND t.series = ${series} AND t.number = ${order})`;
const nobodys: LuckyNumber = { series: -1, order: -1 };

/** A number as it is printed, else whose they are. */
function findTickets(text: string): Finding[] {
  const number = parseLuckyNumber(text);
  if (number !== null) return [{ where: sameNumber(number), order: Prisma.sql`t.draw_id` }];
  const owner = Prisma.sql`t.registration_id`;
  return [ofPeople(text, owner, owner)];
}

/** Where the list of lucky numbers and its export come from. */
export const ticketSource: Source<Filters, 'createdAt'> = {
  from: Prisma.sql`tickets t`,
  id: Prisma.sql`(t.draw_id || '.' || t.counter)`,
  search: (text) => findPeople(text).map(({ where, order }) => ({ where: heldBy(where), order })),
  find: (text) => findTickets(text.trim()),
  filters: {
    drawId: (id) => Prisma.sql`t.draw_id = ${uuid(id)}`,
    state: (state) => Prisma.sql`t.state = ${state}`,
    origin: (origin) => Prisma.sql`t.origin = ${origin}`,
    // The contract has checked that it is one.
    number: (text) => sameNumber(parseLuckyNumber(text) ?? nobodys),
    from: (day) => Prisma.sql`t.created_at >= ${midnight(day, 0)}`,
    to: (day) => Prisma.sql`t.created_at < ${midnight(day, 1)}`,
    cpfHash: (hash) => heldBy(sameCpf(Prisma.sql`r.cpf_hash`, hash)),
  },
  sorts: { createdAt: Prisma.sql`t.created_at` },
  defaultSort: '-createdAt',
};
