import * as z from 'zod/mini';

/** A receipt to try the demonstration with, as its QR code tells it. */
export const invoiceSample = z.object({
  /** All that the QR code says. */
  code: z.string(),
  /** The receipt's own. */
  number: z.int(),
  purchasedOn: z.string(),
  /** Cents of a real. */
  value: z.int(),
  /** The same receipt as its shop signed it. */
  xml: z.string(),
  /** The code's dark modules as one SVG path, in a square of `size`. */
  qr: z.object({ size: z.int(), path: z.string() }),
});
export type InvoiceSample = z.infer<typeof invoiceSample>;
