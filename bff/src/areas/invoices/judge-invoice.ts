import type { Language } from '@fio/contracts';
import {
  isFutureDate,
  judgePurchase,
  promotionWindow,
  todayInSaoPaulo,
  type InvoiceReason,
  type InvoiceRules,
} from '@fio/domain';
import type { Config } from '../../core/config/config.ts';
import { AppError, invalidField } from '../../core/errors.ts';
import type { Receipt } from './receipt.ts';

const dayOf = (instant: Date | null) => instant && todayInSaoPaulo(instant);

/** What the regulation asks of a purchase, as configured. */
export function rulesOf({ invoices, windows }: Pick<Config, 'invoices' | 'windows'>): InvoiceRules {
  const { models, participating, minimum } = invoices;
  const { start, end } = windows.invoiceDate;
  return { firstDay: dayOf(start), lastDay: dayOf(end), participating, minimum, models };
}

/** Throws INVOICES_CLOSED outside the window of sending; the days of purchase have their own. */
export function assertOpen({ windows }: Pick<Config, 'windows'>, now: Date): void {
  const { start, end } = windows.invoice;
  if (!promotionWindow(start, end, now).isEnabled) throw new AppError('INVOICES_CLOSED');
}

const money = {
  pt: new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }),
  en: new Intl.NumberFormat('en', { style: 'currency', currency: 'BRL' }),
};

function refusal(reason: InvoiceReason, { field }: Receipt, minimum: string): AppError {
  if (reason === 'out_of_period') return invalidField('purchasedOn', 'promotion_period', 'INVALID_DATE');
  if (reason === 'tampered') return invalidField('purchasedOn', 'invoice_month', 'INVALID_INVOICE');
  if (reason === 'below_minimum') return invalidField('value', 'invoice_minimum', 'INVALID_INVOICE', minimum);
  return invalidField(field, reason === 'not_fiscal' ? 'invoice_model' : 'invoice_shop', 'INVALID_INVOICE');
}

/** Throws INVALID_PRODUCT where the campaign names products and these are none of them. */
export function assertProducts({ invoices }: Pick<Config, 'invoices'>, products: readonly string[]): void {
  if (invoices.products.length === 0) return;
  if (products.length === 0) throw invalidField('products', 'required', 'INVALID_PRODUCT');
  if (!products.every((product) => invoices.products.includes(product)))
    throw invalidField('products', 'invoice_product', 'INVALID_PRODUCT');
}

/** Throws the first rule of the regulation that a purchase breaks, at the field that tells it. */
export function assertPurchase(
  config: Pick<Config, 'invoices' | 'windows'>,
  receipt: Receipt,
  now: Date,
  language: Language,
): void {
  if (isFutureDate(receipt.day, todayInSaoPaulo(now)))
    throw invalidField('purchasedOn', 'future_date', 'FUTURE_DATE');
  const rules = rulesOf(config);
  const reason = judgePurchase(receipt, rules);
  if (reason) throw refusal(reason, receipt, money[language].format(rules.minimum / 100));
}
