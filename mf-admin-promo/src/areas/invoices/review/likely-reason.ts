import type { ApiError } from '@fio/platform/api';
import type { InvoiceReason } from '@fio/domain/invoice';

/** The reason to refuse by, where a rule kept an invoice from being approved. */
const REASONS: Readonly<Record<string, InvoiceReason>> = {
  invoice_shop: 'not_participating',
  invoice_minimum: 'below_minimum',
  promotion_period: 'out_of_period',
  invoice_month: 'tampered',
  future_date: 'tampered',
  invoice_model: 'not_fiscal',
};

/** What a reviewer whose approval was refused probably refuses the invoice for. */
export function likelyReason({ code, fields }: Pick<ApiError, 'code' | 'fields'>): InvoiceReason | undefined {
  if (code === 'NUMBER_FOUND') return 'duplicate';
  if (code === 'INVALID_PRODUCT') return 'product';
  const problems = Object.values(fields).flat();
  return problems.map((problem) => REASONS[problem.code]).find((reason) => reason !== undefined);
}
