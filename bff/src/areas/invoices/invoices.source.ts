import type { adminInvoices } from '@fio/contracts';
import type { SourceOf } from '../../core/crud/resource.ts';
import { midnight } from '../../core/crud/source.ts';
import { Prisma } from '../../generated/prisma/client.ts';

/** Where the list of invoices and its export come from. */
export const invoiceSource: SourceOf<typeof adminInvoices> = {
  from: Prisma.sql`invoices i JOIN registrations r ON r.id = i.registration_id`,
  id: Prisma.sql`i.id`,
  search: Prisma.sql`fold_text(r.name || ' ' || r.last_name || ' ' || coalesce(i.access_key, ''))`,
  filters: {
    state: (state) => Prisma.sql`i.state = ${state}`,
    origin: (origin) => Prisma.sql`i.origin = ${origin}`,
    reason: (reason) => Prisma.sql`i.reason = ${reason}`,
    cnpj: (cnpj) => Prisma.sql`i.cnpj = ${cnpj}`,
    from: (day) => Prisma.sql`i.created_at >= ${midnight(day, 0)}`,
    to: (day) => Prisma.sql`i.created_at < ${midnight(day, 1)}`,
    boughtFrom: (day) => Prisma.sql`i.purchased_on >= ${day}::date`,
    boughtTo: (day) => Prisma.sql`i.purchased_on <= ${day}::date`,
  },
  sorts: {
    createdAt: Prisma.sql`i.created_at`,
    purchasedOn: Prisma.sql`i.purchased_on`,
    value: Prisma.sql`i.value_cents`,
  },
  defaultSort: '-createdAt',
};
