import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromHex, toHex } from './hex.ts';

it('writes two digits for each byte and reads them again', () => {
  expect(toHex(new Uint8Array([0, 9, 10, 171, 255]))).toBe('00090aabff');
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(fromHex(toHex(bytes))).toEqual(bytes);
    }),
  );
});

it.each(['0', 'AB', '0g', ' 00', '00\n', '0x00'])('reads nothing from %j', (text) => {
  expect(fromHex(text)).toBeNull();
});
