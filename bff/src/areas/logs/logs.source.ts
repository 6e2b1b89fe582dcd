import { isIP } from 'node:net';
import { LOG_KINDS, type LogKind, type logs, type QueryOf } from '@fio/contracts';
import { byCpf, type CpfFilter, sameCpf } from '../../core/crud/by-cpf.ts';
import { type PackedColumn, packed } from '../../core/crud/large.ts';
import { type ListQuery, midnight, type Source, uuid } from '../../core/crud/source.ts';
import type { CpfVault } from '../../core/identity/CpfVault.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { findLogs, OF_PRESENT } from './search-logs.ts';

type Filters = QueryOf<typeof logs.list>['f'] & CpfFilter;

/** Each kind has its logs in order in an index, and each address each kind's. */
const kinds: PackedColumn = { column: Prisma.sql`l.kind`, values: LOG_KINDS.map((_, place) => place) };
/** The ids stand in the order of time: a day is a range of them. */
const bound = (day: string, plus: number) => Prisma.sql`log_bound(${midnight(day, plus)})`;

/** Where the list of logs and its export come from. */
export const logSource: Source<Filters, 'at'> = {
  from: Prisma.sql`logs l`,
  id: Prisma.sql`l.id`,
  search: findLogs,
  filters: {
    kind: packed(kinds, (place, kind: LogKind) => LOG_KINDS[place] === kind),
    registrationId: (id) => Prisma.sql`l.registration_id = ${uuid(id)}`,
    ip: (ip) => Prisma.sql`(l.ip = ${ip} AND ${OF_PRESENT})`,
    from: (day) => Prisma.sql`l.id >= ${bound(day, 0)}`,
    to: (day) => Prisma.sql`l.id < ${bound(day, 1)}`,
    cpfHash: (hash) =>
      Prisma.sql`l.registration_id = (SELECT p.id FROM registrations p WHERE ${sameCpf(Prisma.sql`p.cpf_hash`, hash)})`,
  },
  sorts: { at: Prisma.sql`l.id` },
  defaultSort: '-at',
  large: {
    alias: Prisma.sql`l`,
    key: 'uuid',
    packed: kinds,
    leading: ['ip'],
    orders: {},
    ends: { from: 'low', to: 'high' },
  },
};

/** A whole address in place of words is a filter: of one there may be any number of logs, and all have pages. */
export function byAddress(query: ListQuery): ListQuery {
  const { q, ...rest } = query;
  if (q === undefined || isIP(q) === 0 || rest.f['ip'] !== undefined) return query;
  return { ...rest, f: { ...rest.f, ip: q } };
}

/** The same of a whole CPF. */
export const byWhole = (query: ListQuery, vault: CpfVault): ListQuery => byAddress(byCpf(query, vault));
