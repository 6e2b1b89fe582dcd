import { adminInvoices, type QueryOf } from '@fio/contracts';
import { type CpfFilter, sameCpf } from '../../core/crud/by-cpf.ts';
import { midnight, type Source } from '../../core/crud/source.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { packedInvoiceFilters, packedInvoices } from './packed-invoices.ts';
import { findInvoices } from './search-invoices.ts';

type Filters = QueryOf<typeof adminInvoices.list>['f'] & CpfFilter;

/** As the indexes hold them: what nobody has read off a receipt yet stands before all that is known. */
const UNKNOWN = Prisma.sql`DATE '-infinity'`;
const purchasedOn = Prisma.sql`(coalesce(i.purchased_on, ${UNKNOWN}))`;
const isKnown = Prisma.sql`${purchasedOn} > ${UNKNOWN}`;
const boughtBy = (day: string) => Prisma.sql`${purchasedOn} <= ${day}::date`;
const value = Prisma.sql`(coalesce(i.value_cents, 0))`;

/** Where the list of invoices comes from. */
export const invoiceSource: Source<Filters, 'createdAt' | 'purchasedOn' | 'value'> = {
  from: Prisma.sql`invoices i`,
  id: Prisma.sql`i.id`,
  search: findInvoices,
  filters: {
    ...packedInvoiceFilters,
    confirmedBy: (source) => Prisma.sql`i.confirmed_by = ${source}`,
    cnpj: (cnpj) => Prisma.sql`i.cnpj = ${cnpj}::char(14)`,
    from: (day) => Prisma.sql`i.created_at >= ${midnight(day, 0)}`,
    to: (day) => Prisma.sql`i.created_at < ${midnight(day, 1)}`,
    boughtFrom: (day) => Prisma.sql`${purchasedOn} >= ${day}::date`,
    boughtTo: (day) => Prisma.sql`${isKnown} AND ${boughtBy(day)}`,
    cpfHash: (hash) =>
      Prisma.sql`i.registration_id = (SELECT p.id FROM registrations p WHERE ${sameCpf(Prisma.sql`p.cpf_hash`, hash)})`,
  },
  sorts: { createdAt: Prisma.sql`i.created_at`, purchasedOn, value },
  defaultSort: '-createdAt',
  large: {
    alias: Prisma.sql`i`,
    key: 'uuid',
    packed: packedInvoices,
    leading: ['cnpj', 'confirmedBy'],
    orders: adminInvoices.list.orders ?? {},
    ends: {
      from: 'low',
      to: 'high',
      boughtFrom: 'low',
      boughtTo: { low: () => isKnown, high: boughtBy },
    },
  },
};
