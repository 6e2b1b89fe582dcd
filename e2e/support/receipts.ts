import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';
import { todayInSaoPaulo } from '@fio/domain';
import { accessKey, qrOf } from '../../bff/test/receipts.ts';

export { knowShop } from '../../bff/test/receipts.ts';

const WASM = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm');

interface Squares {
  readonly width: number;
  readonly height: number;
  /** 0 is black. */
  readonly data: Uint8ClampedArray;
}

/** The squares of a text's QR code, with the white around it. */
async function squaresOf(text: string): Promise<Squares> {
  const wasmBinary = new Uint8Array(await readFile(WASM)).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  return (await writeBarcode(text, { format: 'QRCode' })).symbol;
}

/** A sheet of paper with the code in its middle, one byte a pixel. */
function sheet({ width, height, data }: Squares, columns: number, rows: number): Buffer {
  const pixels = Buffer.alloc(columns * rows, 235);
  const scale = Math.floor((Math.min(columns, rows) * 0.8) / Math.max(width, height));
  const [left, top] = [(columns - width * scale) >> 1, (rows - height * scale) >> 1];
  for (let y = 0; y < height * scale; y += 1) {
    for (let x = 0; x < width * scale; x += 1) {
      const isWhite = (data[Math.floor(y / scale) * width + Math.floor(x / scale)] ?? 255) > 127;
      pixels[(top + y) * columns + left + x] = isWhite ? 235 : 16;
    }
  }
  return pixels;
}

/** A receipt bought today, unlike any other of the run. */
export interface Receipt {
  readonly key: string;
  /** What its QR code says. */
  readonly qr: string;
  /** `DDMMYYYY`, as typed. */
  readonly day: string;
}

export function someReceipt(): Receipt {
  const [year = '', month = '', day = ''] = todayInSaoPaulo(new Date()).split('-');
  const key = accessKey({ month: `${year.slice(2)}${month}` });
  return { key, qr: qrOf(key), day: `${day}${month}${year}` };
}

/** What a camera sees that is held over the receipt: a file that Chromium plays in the place of one. */
export async function cameraOver({ qr }: Receipt, file: string): Promise<void> {
  const [columns, rows] = [640, 480];
  const luma = sheet(await squaresOf(qr), columns, rows);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, Buffer.alloc((columns * rows) / 2, 128)]);
  const head = Buffer.from(`YUV4MPEG2 W${columns} H${rows} F10:1 Ip A1:1 C420\n`);
  await writeFile(file, Buffer.concat([head, frame, frame]));
}

/** A photo of the receipt on a grainy table: two megabytes, so that it travels in several pieces. */
export async function photoOf({ qr }: Receipt): Promise<Buffer> {
  const [columns, rows] = [1200, 1600];
  const paper = sheet(await squaresOf(qr), 800, 800);
  return sharp(randomBytes(columns * rows), { raw: { width: columns, height: rows, channels: 1 } })
    .composite([{ input: paper, raw: { width: 800, height: 800, channels: 1 }, gravity: 'center' }])
    .jpeg({ quality: 95 })
    .toBuffer();
}
