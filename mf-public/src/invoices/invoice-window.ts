import { boot } from '@fio/platform/boot';
import { promotionWindow, windowBound, type PromotionWindow } from '@fio/domain/window';

/** When receipts are taken. */
export interface InvoiceWindow extends PromotionWindow {
  readonly start: Date | null;
  readonly end: Date | null;
}

/** The window of sending receipts at an instant; the server decides for itself. */
export function invoiceWindow(now: Date): InvoiceWindow {
  const { invoice } = boot().windows;
  const start = invoice.start === null ? null : windowBound(invoice.start, 'start');
  const end = invoice.end === null ? null : windowBound(invoice.end, 'end');
  return { ...promotionWindow(start, end, now), start, end };
}
