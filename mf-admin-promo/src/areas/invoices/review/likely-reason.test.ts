import { expect, it } from 'vitest';
import { likelyReason } from './likely-reason.ts';

const problem = (code: string) => ({ value: [{ code, message: '' }] });

it('suggests what the rule says', () => {
  expect(likelyReason({ code: 'INVALID_INVOICE', fields: problem('invoice_minimum') })).toBe('below_minimum');
  expect(likelyReason({ code: 'INVALID_DATE', fields: problem('promotion_period') })).toBe('out_of_period');
  expect(likelyReason({ code: 'NUMBER_FOUND', fields: {} })).toBe('duplicate');
  expect(likelyReason({ code: 'INVALID_PRODUCT', fields: problem('required') })).toBe('product');
});

it('suggests nothing for a slip of the keyboard', () => {
  expect(likelyReason({ code: 'INVALID_REQUEST', fields: problem('required') })).toBeUndefined();
});
