import { late } from '@fio/platform/area';

/** The picture of a receipt after what is read beside it, which stands without. */
export const ReceiptPicture = late(async () => (await import('./receipt-picture.tsx')).ReceiptPicture);
