import type { InvoiceOrigin } from '@fio/domain';
import type { Keeping } from '../../../core/request/attempt.ts';
import type { Receipt } from '../receipt.ts';
import type { ReceiptName } from '../receipt-lock.ts';

/** A receipt as its sender told it, with its key and all four that name it. */
export type NamedReceipt = Receipt & ReceiptName & { readonly key: string };

/** A receipt on its way in, by its QR code or key. */
export interface SentCode {
  /** Of the invoice that it becomes. */
  readonly id: string;
  readonly at: Date;
  readonly receipt: NamedReceipt;
  readonly origin: InvoiceOrigin;
  /** All that the QR code says. */
  readonly code: string | null;
  readonly registrationId: string;
  readonly language: string;
  readonly ip: string;
  readonly userAgent: string;
  /** People who signed in on the sender's device within a day. */
  readonly devicePeople: number;
  readonly keeping: Keeping;
}
