import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

const MEGABYTE = 1024 * 1024;
const SIZE = { width: 4032, height: 3024 };

/** A photo as a phone takes them: 12 megapixels, and as near to 2 MB as its quality allows. */
export async function somePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 150, sigma: 40 } as const;
  const pixels = await sharp({ create: { ...SIZE, channels: 3, background: '#fff', noise } })
    .blur(1.5)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (quality: number) =>
    sharp(pixels.data, { raw: { ...SIZE, channels: 3 } })
      .jpeg({ quality })
      .toBuffer();
  let best = await at(50);
  for (let quality = 55; quality <= 95 && best.length < 2 * MEGABYTE; quality += 5) best = await at(quality);
  return best;
}

/** The same picture as another file: sixteen bytes of comment behind the first marker. */
export function another(photo: Buffer): Buffer {
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, 18]), randomBytes(16)]);
  return Buffer.concat([photo.subarray(0, 2), comment, photo.subarray(2)]);
}
