import { qrReader } from './qr-reader.ts';
import { readReceiptQr } from './read-receipt.ts';

/** The access key in the QR code that a photo shows, or null: it is a help, and its failing is nobody's trouble. */
export async function keyInPhoto(file: File): Promise<string | null> {
  if (!file.type.startsWith('image/')) return null;
  try {
    const text = await (await qrReader())(file);
    const reading = text === null ? null : readReceiptQr(text);
    return reading && 'key' in reading ? reading.key.key : null;
  } catch {
    return null;
  }
}
