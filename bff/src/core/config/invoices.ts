import { ASKED_SOURCES, type AskedSourceName, type InvoiceModel } from '@fio/domain';
import type { Environment } from './schema.ts';

/** What receipts have to fulfil, and what confirms them. */
export interface InvoiceConfig {
  readonly models: readonly InvoiceModel[];
  /** 14 characters each; empty: every shop takes part. */
  readonly participating: readonly string[];
  /** Names or GTINs of those that take part; none: all do. */
  readonly products: readonly string[];
  /** Cents. */
  readonly minimum: number;
  readonly perDay: number;
  readonly perPeriod: number;
  readonly review: Environment['INVOICE_REVIEW'];
  readonly sources: readonly AskedSourceName[];
  /** Until a person decides what no source has confirmed. */
  readonly waitDays: number;
  /** Who knows what a receipt was; null: nobody is asked. */
  readonly consulting: { readonly url: URL; readonly token: string | null } | null;
}

export const invoiceConfig = (env: Environment): InvoiceConfig => ({
  models: env.INVOICE_MODELS,
  participating: env.PARTICIPATING_CNPJS ?? [],
  products: env.PARTICIPATING_PRODUCTS ?? [],
  minimum: env.INVOICE_MINIMUM,
  perDay: env.INVOICES_PER_DAY,
  perPeriod: env.INVOICES_PER_PERIOD,
  review: env.INVOICE_REVIEW,
  sources: env.INVOICE_SOURCES ?? ASKED_SOURCES,
  waitDays: env.INVOICE_WAIT_DAYS,
  consulting: env.CONSULTING_URL ? { url: env.CONSULTING_URL, token: env.CONSULTING_TOKEN ?? null } : null,
});
