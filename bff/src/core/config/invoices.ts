import type { X509Certificate } from 'node:crypto';
import { ASKED_SOURCES, type AskedSourceName, type InvoiceModel, type RiskLimits } from '@fio/domain';
import { readCertificates } from '../fiscal-xml/certificate-chain.ts';
import { demonstrationRoot } from '../fiscal-xml/demonstration/shop.ts';
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
  /** Within which the regulation has a receipt looked at; null: it doesn't say. */
  readonly reviewDays: number | null;
  readonly sources: readonly AskedSourceName[];
  /** Until a person decides what no source has confirmed. */
  readonly waitDays: number;
  /** Beyond which a person looks at what is confirmed. */
  readonly risks: RiskLimits;
  /** Whose word counts for who signs fiscal documents; empty: the XML of a receipt confirms nothing. */
  readonly fiscalRoots: readonly X509Certificate[];
  /** Who knows what a receipt was; null: nobody is asked. */
  readonly consulting: { readonly url: URL; readonly token: string | null } | null;
}

function fiscalRootsOf({ FISCAL_ROOTS: given, DEMONSTRATION }: Environment): readonly X509Certificate[] {
  if (given) return given.flat();
  return DEMONSTRATION ? readCertificates(demonstrationRoot()) : [];
}

/** What needs something else than its name is named in vain without it. */
const mayBeAsked = (source: AskedSourceName, roots: readonly X509Certificate[]) =>
  source !== 'xml_signature' || roots.length > 0;

/** The demonstration's regulation gives five. */
const reviewDaysOf = ({ INVOICE_REVIEW_DAYS: given, DEMONSTRATION }: Environment) =>
  given ?? (DEMONSTRATION ? 5 : null);

export function invoiceConfig(env: Environment): InvoiceConfig {
  const fiscalRoots = fiscalRootsOf(env);
  return {
    models: env.INVOICE_MODELS,
    participating: env.PARTICIPATING_CNPJS ?? [],
    products: env.PARTICIPATING_PRODUCTS ?? [],
    minimum: env.INVOICE_MINIMUM,
    perDay: env.INVOICES_PER_DAY,
    perPeriod: env.INVOICES_PER_PERIOD,
    review: env.INVOICE_REVIEW,
    reviewDays: reviewDaysOf(env),
    sources: (env.INVOICE_SOURCES ?? ASKED_SOURCES).filter((source) => mayBeAsked(source, fiscalRoots)),
    waitDays: env.INVOICE_WAIT_DAYS,
    risks: {
      device: env.RISK_DEVICE_PEOPLE,
      address: env.RISK_ADDRESS_PEOPLE,
      pace: env.RISK_RECEIPTS_PER_HOUR,
      numbers: env.RISK_NUMBERS_PER_DAY,
      order: env.RISK_ORDER_DAYS,
      value: env.RISK_VALUE_TIMES,
    },
    fiscalRoots,
    consulting: env.CONSULTING_URL ? { url: env.CONSULTING_URL, token: env.CONSULTING_TOKEN ?? null } : null,
  };
}
