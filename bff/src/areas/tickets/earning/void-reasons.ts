/** Why a number is void: its own invoice is, or one whose value had helped to earn it. */
export const ITS_INVOICE = 'invoice_invalid';
export const ITS_VALUE = 'value_withdrawn';
