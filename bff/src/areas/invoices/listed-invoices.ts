import type { Transaction } from '../../core/database/prisma.ts';
import type { Invoice } from '../../generated/prisma/client.ts';

type Columns = Pick<
  Invoice,
  | ('id' | 'accessKey' | 'model' | 'cnpj' | 'series' | 'number' | 'purchasedOn' | 'valueCents' | 'origin')
  | ('confirmedBy' | 'state' | 'reason' | 'fileKey' | 'reviewerId' | 'lockedUntil' | 'createdAt' | 'version')
>;

/** An invoice with what its line of the list shows. */
export interface ListedInvoice extends Columns {
  readonly registration: { readonly id: string; readonly name: string; readonly lastName: string };
  readonly _count: { readonly tickets: number };
  /** The names of staff by their ids, whoever holds it among them. */
  readonly names: ReadonlyMap<string, string>;
}

interface Row extends Columns {
  readonly senderId: string;
  readonly name: string;
  readonly lastName: string;
  readonly tickets: number;
  readonly reviewer: string | null;
}

/**
 * Those of these ids, in any order. One statement with no more columns than are shown: by its models a page of the list cost
 * three, and the receipts' sealed codes and descriptions on the way.
 */
export async function loadInvoices(tx: Transaction, ids: string[]): Promise<ListedInvoice[]> {
  const rows = await tx.$queryRaw<Row[]>`
    SELECT i.id, i.access_key AS "accessKey", i.model, i.cnpj, i.series, i.number, i.purchased_on AS "purchasedOn",
      i.value_cents AS "valueCents", i.origin, i.confirmed_by AS "confirmedBy", i.state, i.reason,
      i.file_key AS "fileKey", i.reviewer_id AS "reviewerId", i.locked_until AS "lockedUntil",
      i.created_at AS "createdAt", i.version, r.id AS "senderId", r.name, r.last_name AS "lastName",
      (SELECT count(*) FROM tickets t WHERE t.invoice_id = i.id)::integer AS tickets,
      (SELECT a.name FROM admin_users a WHERE a.id = i.reviewer_id) AS reviewer
    FROM invoices i JOIN registrations r ON r.id = i.registration_id WHERE i.id = ANY(${ids}::uuid[])`;
  return rows.map(({ senderId, name, lastName, tickets, reviewer, ...invoice }) => ({
    ...invoice,
    registration: { id: senderId, name, lastName },
    _count: { tickets },
    names: new Map(invoice.reviewerId === null ? [] : [[invoice.reviewerId, reviewer ?? '']]),
  }));
}
