import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const WASM = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');

/** What a phone reads from the QR code in a picture (PNG). */
export async function readQr(picture: Uint8Array): Promise<string | undefined> {
  const wasmBinary = new Uint8Array(await readFile(WASM)).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  const [code] = await readBarcodes(picture, { formats: ['QRCode'] });
  return code?.text;
}
