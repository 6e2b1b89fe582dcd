import {
  INVOICE_ORIGINS,
  INVOICE_REASONS,
  INVOICE_STATES,
  type InvoiceOrigin,
  type InvoiceReason,
  type InvoiceState,
} from '@fio/domain';
import { type PackedColumn, packed } from '../../core/crud/large.ts';
import { Prisma } from '../../generated/prisma/client.ts';

interface UnpackedInvoice {
  readonly state: InvoiceState | undefined;
  readonly origin: InvoiceOrigin | undefined;
  readonly reason: InvoiceReason | null;
}

/** No reason is one of them. */
const REASONS = INVOICE_REASONS.length + 1;
const ALL = INVOICE_STATES.length * INVOICE_ORIGINS.length * REASONS;

/** What a number of the database stands for: invoice_facet() packs state, origin and reason into it. */
export function unpackInvoice(facet: number): UnpackedInvoice {
  const pair = Math.floor(facet / REASONS);
  return {
    state: INVOICE_STATES[Math.floor(pair / INVOICE_ORIGINS.length)],
    origin: INVOICE_ORIGINS[pair % INVOICE_ORIGINS.length],
    reason: INVOICE_REASONS[(facet % REASONS) - 1] ?? null,
  };
}

export const packedInvoices: PackedColumn = {
  column: Prisma.sql`i.facet`,
  // An invalid invoice has a reason, and no other one has.
  values: Array.from({ length: ALL }, (_, facet) => facet).filter((facet) => {
    const { state, reason } = unpackInvoice(facet);
    return (state === 'invalid') === (reason !== null);
  }),
};

/** The filters by these. */
export const packedInvoiceFilters = {
  state: packed(packedInvoices, (facet, state: InvoiceState) => unpackInvoice(facet).state === state),
  origin: packed(packedInvoices, (facet, origin: InvoiceOrigin) => unpackInvoice(facet).origin === origin),
  reason: packed(packedInvoices, (facet, reason: InvoiceReason) => unpackInvoice(facet).reason === reason),
};
