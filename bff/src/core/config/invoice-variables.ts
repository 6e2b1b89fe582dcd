import * as z from 'zod';
import { PRODUCT_LIMIT } from '@fio/contracts';
import { ASKED_SOURCES, INVOICE_MODELS } from '@fio/domain';
import { anyOr, cnpj, dayEdge, limitOrOff, list, moment, optional, orElse, url } from './fields.ts';
import { fiscalRoots } from './fiscal-roots.ts';

/** What the environment says of receipts. */
export const invoiceVariables = {
  STORE_INVOICE_START: optional(moment('start')),
  STORE_INVOICE_END: optional(moment('end')),
  INVOICE_DATE_START: optional(dayEdge('start')),
  INVOICE_DATE_END: optional(dayEdge('end')),

  /** Fiscal documents that count, by their model: 55 NF-e, 65 NFC-e, 59 CF-e SAT. */
  INVOICE_MODELS: orElse(list(z.enum(INVOICE_MODELS, 'Use 55, 65 and 59.')), '55,65'),
  /** CNPJs of the shops that take part; `any`: all do, which has to be said outside of a demonstration. */
  PARTICIPATING_CNPJS: optional(anyOr(cnpj)),
  /** Names or GTINs of the products that take part; none: all do. With any, a person looks at what no source knows the items of. */
  PARTICIPATING_PRODUCTS: optional(list(z.string().min(1, 'Name each product.').max(PRODUCT_LIMIT))),
  /** Least value of a purchase, in cents. */
  INVOICE_MINIMUM: orElse(z.coerce.number('Use a number of cents.').int().min(0), 0),
  /** Invoices of one visitor in a day of São Paulo, and in all. */
  INVOICES_PER_DAY: orElse(z.coerce.number('Use a whole number.').int().min(1), 5),
  INVOICES_PER_PERIOD: orElse(z.coerce.number('Use a whole number.').int().min(1), 40),
  /** Instant prizes that one person may win. */
  PRIZES_PER_CPF: orElse(z.coerce.number('Use a whole number.').int().min(1), 1),
  /** Which invoices a person looks at before they count, confirmed or not: those by photo, or all. */
  INVOICE_REVIEW: orElse(z.enum(['photo', 'all'], 'Use photo or all.'), 'photo'),
  /** What may confirm that a receipt exists (docs/decisions/confirmation.md); in a demonstration, unless said, all. */
  INVOICE_SOURCES: optional(list(z.enum(ASKED_SOURCES, `Use some of ${ASKED_SOURCES.join(',')}.`))),
  /** Days within which the regulation has a receipt looked at; without it the dashboard gives no last day. */
  INVOICE_REVIEW_DAYS: optional(z.coerce.number('Use a number of days.').int().min(1).max(365)),
  /** So many days after it was sent a person decides what no source has confirmed. */
  INVOICE_WAIT_DAYS: orElse(z.coerce.number('Use a number of days.').int().min(0).max(90), 7),
  /**
   * What is nothing special of a confirmed receipt (docs/decisions/invoices.md); beyond it a person looks, and `off` leaves a rule
   * out. People in a day on one device, and at one address;
   */
  RISK_DEVICE_PEOPLE: orElse(limitOrOff, 3),
  RISK_ADDRESS_PEOPLE: orElse(limitOrOff, 20),
  /** receipts of one person in an hour; */
  RISK_RECEIPTS_PER_HOUR: orElse(limitOrOff, 4),
  /** receipts that one series of a shop issues in a day; */
  RISK_NUMBERS_PER_DAY: orElse(limitOrOff, 20_000),
  /** days by which the order of a shop's series may be off; */
  RISK_ORDER_DAYS: orElse(limitOrOff, 2),
  /** times the median of the shop's receipts. */
  RISK_VALUE_TIMES: orElse(limitOrOff, 20),
  /** Of invitations (docs/decisions/earning-numbers.md): people whom one link brings from one network or browser. */
  RISK_INVITED_TOGETHER: orElse(limitOrOff, 10),
  /**
   * PEM files of the roots that certify who signs fiscal documents, as ICP-Brasil's, and of the authorities between, which
   * documents leave out. Without them the XML of a receipt confirms nothing; in a demonstration its own root does.
   */
  FISCAL_ROOTS: optional(list(fiscalRoots)),
  /** A service that says what a receipt was, by docs/runbooks/consulting-service.md; unless said, none is asked. */
  CONSULTING_URL: optional(url(['https:', 'http:'])),
  CONSULTING_TOKEN: optional(z.string().regex(/^[\x21-\x7e]{1,4096}$/, 'Use a token without white space.')),
};
