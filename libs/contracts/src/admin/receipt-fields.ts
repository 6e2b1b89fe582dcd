import * as z from 'zod/mini';
import { INVOICE_MODELS, isCnpj, normalizeAccessKey, normalizeCnpj, readAccessKey } from '@fio/domain';
import { day } from '../core/fields.ts';

const digits = (most: number) =>
  z.string('required').check(z.trim(), z.regex(new RegExp(`^\\d{0,${most}}$`), 'number'));
const isKey = (text: string) => text.trim() === '' || 'key' in readAccessKey(text);

/** The longest name of a product. */
export const PRODUCT_LIMIT = 120;
const product = z
  .string('required')
  .check(z.trim(), z.minLength(1, 'required'), z.maxLength(PRODUCT_LIMIT, 'limit'));

/**
 * What a reviewer reads off the receipt. The key tells issuer, model, series and number: with one, what is given beside
 * it is not looked at; without one ('') those are required.
 */
export const receiptFields = {
  key: z.pipe(z.string('required').check(z.refine(isKey, 'access_key')), z.transform(normalizeAccessKey)),
  cnpj: z.pipe(
    z.string('required').check(z.refine((text) => text.trim() === '' || isCnpj(text), 'cnpj')),
    z.transform(normalizeCnpj),
  ),
  model: z.enum(INVOICE_MODELS, 'invalid'),
  series: digits(9),
  number: digits(9),
  purchasedOn: day(),
  value: z.int('required').check(z.minimum(1, 'price'), z.maximum(100_000_000, 'number')),
  /** Of those that take part, the ones on the receipt; asked for where the campaign names any. */
  products: z._default(z.array(product).check(z.maxLength(100, 'limit')), []),
};
/** Of a receipt without a key. */
const NEEDED = ['cnpj', 'series', 'number'] as const;
/** Something to know the receipt by: its key, or what the key would tell. */
export const named = z.check<{ key: string } & Record<(typeof NEEDED)[number], string>>(
  ({ value, issues }) => {
    if (value.key !== '') return;
    for (const name of NEEDED)
      if (value[name] === '') issues.push({ code: 'custom', input: '', path: [name], message: 'required' });
  },
);
