import type { Services } from '@fio/bff/test/services.ts';
import { createVisitor } from '@fio/bff/test/factories.ts';
import { createInvoice } from '@fio/bff/test/promotion.ts';
import { someReceipt } from '../../e2e/support/receipts.ts';
import { safeFile } from '@fio/bff/src/core/files/safe-file.ts';
import { somePhoto } from '../intake/photo.ts';

const DAY = 86_400_000;
/** So many different pictures are made; each receipt has a file of its own. */
const PICTURES = 5;

/** Photos as the product keeps them, of 12 megapixels as phones take them. */
export async function keptPhotos(): Promise<Buffer[]> {
  const photos: Buffer[] = [];
  while (photos.length < PICTURES) photos.push((await safeFile(somePhoto)).bytes);
  return photos;
}

/** Receipts that wait for a person with all that is asked of them read off already, before any other; their ids. */
export async function waitingReceipts(
  services: Services,
  photos: readonly Buffer[],
  count: number,
): Promise<string[]> {
  const { db, storage } = services;
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const { key, day } = someReceipt();
    const fileKey = `bench/${key}.webp`;
    await storage.privateFiles.write(fileKey, photos[index % photos.length] ?? Buffer.alloc(0));
    const { id } = await createInvoice(services, {
      registrationId: (await createVisitor(services)).id,
      accessKey: key,
      purchasedOn: new Date(`${day.slice(4)}-${day.slice(2, 4)}-${day.slice(0, 2)}`),
      origin: 'photo',
      fileKey,
      fileType: 'image/webp',
      createdAt: new Date(Date.now() - 6 * DAY + index * 1_000),
    });
    await db.invoice.update({ where: { id }, data: { state: 'pending' } });
    ids.push(id);
  }
  return ids;
}
