import { boot } from '@fio/platform/boot';
import { boundedWindow, type BoundedWindow } from '@fio/domain/window';

/** The window of sending receipts at an instant; the server decides for itself. */
export const invoiceWindow = (now: Date): BoundedWindow => boundedWindow(boot().windows.invoice, now);
