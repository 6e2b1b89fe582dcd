import type { InvoiceState } from '@fio/domain';
import { sql } from '../../core/database/sql.ts';
import type { StoryPart } from '../../engine/story-part.ts';

/** The receipts that somebody sent. */
export const invoiceStory: StoryPart<'invoices'> = {
  access: 'invoices:list',
  rows: ({ id }) => sql`
    SELECT created_at AS at, id::text AS id FROM invoices WHERE registration_id = ${id}::uuid`,
  read: async ({ db }, ids) => {
    const rows = await db.invoice.findMany({
      where: { id: { in: ids } },
      select: { id: true, cnpj: true, number: true, valueCents: true, state: true },
    });
    // Held by a check constraint.
    return rows.map((row) => ({ ...row, recordId: row.id, state: row.state as InvoiceState }));
  },
};
