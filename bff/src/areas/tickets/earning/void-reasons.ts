import type { NumberVoidReason } from '@fio/domain';

/** Why a number is void: its own invoice is, one whose value had helped to earn it, or whoever was invited has left or is barred. */
export const ITS_INVOICE = 'invoice_invalid' satisfies NumberVoidReason;
export const ITS_VALUE = 'value_withdrawn' satisfies NumberVoidReason;
export const ITS_INVITATION = 'invitation_invalid' satisfies NumberVoidReason;
