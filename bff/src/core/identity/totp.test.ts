import { describe, expect, it } from 'vitest';
import { base32, codeOf, stepOf, stepOfCode } from './totp.ts';

const secret = Buffer.from('12345678901234567890');
const at = (seconds: number) => new Date(seconds * 1000);

describe('codeOf', () => {
  // RFC 6238, appendix B: the last six of its eight digits.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at second %i gives %s', (seconds, code) => {
    expect(codeOf(secret, stepOf(at(seconds)))).toBe(code);
  });

  // RFC 4226, appendix D.
  it('counts as HOTP does', () => {
    const codes = Array.from({ length: 10 }, (_, step) => codeOf(secret, step));
    expect(codes.join(' ')).toBe('755224 287082 359152 969429 338314 254676 287922 162583 399871 520489');
  });
});

describe('stepOfCode', () => {
  it('knows the present step and its neighbours, and no other', () => {
    const now = at(1_234_567_890);
    const present = stepOf(now);
    const found = [-2, -1, 0, 1, 2].map((by) => stepOfCode(secret, codeOf(secret, present + by), now));
    expect(found).toEqual([null, present - 1, present, present + 1, null]);
  });

  it('knows nothing of another shape', () => {
    expect(['', '1', '١٢٣٤٥٦', '1234567'].map((code) => stepOfCode(secret, code, at(60)))).toEqual(
      Array(4).fill(null),
    );
  });
});

it('writes base 32 as RFC 4648 does, without padding', () => {
  const words = ['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'];
  expect(words.map((word) => base32(Buffer.from(word)))).toEqual([
    '',
    'MY',
    'MZXQ',
    'MZXW6',
    'MZXW6YQ',
    'MZXW6YTB',
    'MZXW6YTBOI',
  ]);
});
