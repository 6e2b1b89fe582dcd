/** A small picture, told by its first bytes and not by what its server says of it. */
export interface Picture {
  readonly type: string;
  readonly bytes: Buffer;
}

const SIGNATURES: readonly (readonly [type: string, offset: number, bytes: Buffer])[] = [
  ['image/png', 0, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['image/jpeg', 0, Buffer.from([0xff, 0xd8, 0xff])],
  ['image/gif', 0, Buffer.from('GIF8')],
  ['image/webp', 8, Buffer.from('WEBP')],
];

/** The picture in `bytes` if they are pixels; never a vector, which could carry anything. */
export function rasterOf(bytes: Buffer): Picture | null {
  const found = SIGNATURES.find(([, offset, start]) =>
    bytes.subarray(offset, offset + start.length).equals(start),
  );
  return found ? { type: found[0], bytes } : null;
}
