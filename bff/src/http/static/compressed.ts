import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './accepted-encoding.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A text as it leaves, in each encoding a client may take. */
export type Compressed = Readonly<Record<Encoding | 'plain', Buffer>>;

/** Fast levels: what is made here lives for a second. */
export async function compressed(text: string): Promise<Compressed> {
  const plain = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
  const [br, zipped] = await Promise.all([brotli(plain, { params }), zip(plain, { level: 5 })]);
  return { plain, br, gzip: zipped };
}
